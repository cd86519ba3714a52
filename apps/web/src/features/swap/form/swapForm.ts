import type { CurrencyId } from '@musi/domain/currency'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { type SwapQuery, parseSwapQuery, swapSearch } from '@musi/domain/url/swapQuery'
import { switchedSides, withSelected } from '@musi/domain/url/swapSides'

/** The content of the form. Everything else on the screen derives from it and the chain. */
export type SwapForm = Omit<SwapQuery, 'version'> & {
  /** True if the recipient came from the page's URL and was not edited (case 24). */
  readonly isRecipientFromLink: boolean
}

export type SwapEvent =
  | { kind: 'type'; side: ExactSide; text: string }
  | { kind: 'select'; side: ExactSide; currency: CurrencyId }
  | { kind: 'switch' }
  /** Sets the recipient; null if there is none and the field is hidden. */
  | { kind: 'recipient'; text: string | null }
  /** A token of the link that the person rejects. */
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

/** Link that opens the form with the same values. */
export const swapLink = (form: SwapForm, version: SwapQuery['version']): string =>
  `/swap${swapSearch({ ...form, version })}`
