import { sameCurrency } from '../currency.ts'
import type { Trade } from './trade.ts'

/** The live trade is no longer the one that was shown: "Price Updated", and nothing is confirmed before it is accepted (spec: swap-review.price-updated). */
export const hasTradeChanged = (shown: Trade, live: Trade): boolean =>
  shown.exact !== live.exact ||
  !sameCurrency(shown.input.currency, live.input.currency) ||
  !sameCurrency(shown.output.currency, live.output.currency) ||
  shown.input.raw !== live.input.raw ||
  shown.output.raw !== live.output.raw
