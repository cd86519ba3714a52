import type { CurrencyId } from '@musi/domain/currency'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { type SwapQuery, parseSwapQuery, swapSearch } from '@musi/domain/url/swapQuery'
import { switchedSides, withSelected } from '@musi/domain/url/swapSides'

/** What is filled in. Everything else on the screen follows from it and from the chain. */
export type SwapForm = Omit<SwapQuery, 'version'> & {
  /** The recipient came with the page's URL and nobody has touched it yet (case 24). */
  readonly isRecipientFromLink: boolean
}

export type SwapEvent =
  | { kind: 'type'; side: ExactSide; text: string }
  | { kind: 'select'; side: ExactSide; currency: CurrencyId }
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

export function swapForm(state: SwapForm, event: SwapEvent): SwapForm {
  switch (event.kind) {
    case 'type':
      return { ...state, typed: event.text, exact: event.side }
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

/** The path that brings somebody else to the same form. */
export const swapLink = (form: SwapForm, version: SwapQuery['version']): string =>
  `/swap${swapSearch({ ...form, version })}`
