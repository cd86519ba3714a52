import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Currency } from '@musi/domain/currency'
import type { RemovalInput } from '@musi/domain/liquidity/removal'

type TypedField = Exclude<RemovalInput['field'], 'percent'>

/** The slider's or field's value; all other values follow from it and the pool. */
export type RemoveForm = {
  readonly input:
    | { readonly field: 'percent'; readonly percent: number }
    | { readonly field: TypedField; readonly text: string }
  readonly isDetailed: boolean
}

export type RemoveEvent =
  | { kind: 'slide'; percent: number }
  | { kind: 'type'; field: TypedField; text: string }
  | { kind: 'detail'; isDetailed: boolean }
  | { kind: 'sent' }

export const EMPTY_FORM: RemoveForm = { input: { field: 'percent', percent: 0 }, isDetailed: false }

export function removeFormReducer(form: RemoveForm, event: RemoveEvent): RemoveForm {
  switch (event.kind) {
    case 'slide':
      return { ...form, input: { field: 'percent', percent: event.percent } }
    case 'type':
      return { ...form, input: { field: event.field, text: event.text } }
    case 'detail':
      return { ...form, isDetailed: event.isDetailed }
    case 'sent':
      return { ...form, input: EMPTY_FORM.input }
  }
}

/** The input as an amount or percent; null if the text is not an amount of its currency. */
export function removalInput(
  { input }: RemoveForm,
  currencies: Readonly<Record<TypedField, Currency>>,
): RemovalInput | null {
  if (input.field === 'percent') return input
  const parsed = parseAmount(input.text, currencies[input.field])
  return parsed.kind === 'amount' ? { field: input.field, raw: parsed.amount.raw } : null
}
