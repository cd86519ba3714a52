import type { CurrencyId } from '@musi/domain/currency'
import { type SwapQuery, parseSwapQuery, swapSearch } from '@musi/domain/url/swapQuery'
import { switchedSides, withSelected } from '@musi/domain/url/swapSides'

/** What is filled in. Everything else on the screen follows from it and from the chain. */
export type SwapForm = Omit<SwapQuery, 'version'> & {
  /** The recipient came with the page's URL and nobody has touched it yet (case 24). */
  readonly isRecipientFromLink: boolean
}

export type SwapSide = 'input' | 'output'

export type SwapEvent =
  | { kind: 'type'; side: SwapSide; text: string }
  | { kind: 'select'; side: SwapSide; currency: CurrencyId }
  | { kind: 'switch' }
  /** Null: nobody is named, and the field is gone. */
  | { kind: 'recipient'; text: string | null }
  /** A token of the link that the person does not want. */
  | { kind: 'drop'; currency: CurrencyId }
  | { kind: 'sent' }

export function swapFormOf(search: string): SwapForm {
  const { version: _, ...query } = parseSwapQuery(search)
  return { ...query, isRecipientFromLink: query.recipient !== null }
}

const FIELDS = { input: 'INPUT', output: 'OUTPUT' } as const

export function swapForm(state: SwapForm, event: SwapEvent): SwapForm {
  switch (event.kind) {
    case 'type':
      return { ...state, typed: event.text, field: FIELDS[event.side] }
    case 'select':
      return withSelected(state, event.side, event.currency)
    case 'switch':
      return switchedSides(state)
    case 'recipient':
      return { ...state, recipient: event.text, isRecipientFromLink: false }
    case 'drop':
      return {
        ...state,
        input: state.input === event.currency ? null : state.input,
        output: state.output === event.currency ? null : state.output,
      }
    case 'sent':
      return { ...state, typed: '' }
  }
}

/** Which side is as typed. */
export const exactSide = ({ field }: SwapForm): SwapSide => (field === 'INPUT' ? 'input' : 'output')

/** The same, as trades have it. */
export const exactOf = (form: SwapForm): 'in' | 'out' => (exactSide(form) === 'input' ? 'in' : 'out')

/** The path that brings somebody else to the same form. */
export const swapLink = (form: SwapForm, version: SwapQuery['version']): string =>
  `/swap${swapSearch({ ...form, version })}`
