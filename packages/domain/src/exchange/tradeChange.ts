import { type AmountMove, amountMove } from './amountMove.ts'
import { sameCurrency } from '../currency.ts'
import type { Trade } from './trade.ts'

/** The amounts that differ between the shown and the live trade; none if the currencies differ. */
export function tradeMoves(shown: Trade, live: Trade): readonly AmountMove[] {
  const isSame =
    sameCurrency(shown.input.currency, live.input.currency) && sameCurrency(shown.output.currency, live.output.currency)
  if (!isSame) return []
  const moves = [amountMove('pay', shown.input, live.input), amountMove('get', shown.output, live.output)]
  return moves.filter((move) => move !== null)
}

/** True if "Price Updated" must be accepted before confirming (spec: swap-review.price-updated). */
export const hasTradeChanged = (shown: Trade, live: Trade): boolean =>
  shown.exact !== live.exact ||
  !sameCurrency(shown.input.currency, live.input.currency) ||
  !sameCurrency(shown.output.currency, live.output.currency) ||
  shown.input.raw !== live.input.raw ||
  shown.output.raw !== live.output.raw
