import { sameCurrency } from '../currency.ts'
import type { Trade } from './trade.ts'

/** The live trade differs from the one shown: "Price Updated" must be accepted before confirming (spec: swap-review.price-updated). */
export const hasTradeChanged = (shown: Trade, live: Trade): boolean =>
  shown.exact !== live.exact ||
  !sameCurrency(shown.input.currency, live.input.currency) ||
  !sameCurrency(shown.output.currency, live.output.currency) ||
  shown.input.raw !== live.input.raw ||
  shown.output.raw !== live.output.raw
