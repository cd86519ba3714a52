import { type AmountMove, amountMove } from './amountMove.ts'
import { sameCurrency } from '../currency.ts'
import type { Trade } from './trade.ts'

/** The amounts of the live trade that are others than those shown; none of other currencies, which cannot be compared. */
export function tradeMoves(shown: Trade, live: Trade): readonly AmountMove[] {
  const isSame =
    sameCurrency(shown.input.currency, live.input.currency) && sameCurrency(shown.output.currency, live.output.currency)
  if (!isSame) return []
  const moves = [amountMove('pay', shown.input, live.input), amountMove('get', shown.output, live.output)]
  return moves.filter((move) => move !== null)
}

/** The live trade differs from the one shown: "Price Updated" must be accepted before confirming (spec: swap-review.price-updated). */
export const hasTradeChanged = (shown: Trade, live: Trade): boolean =>
  shown.exact !== live.exact ||
  !sameCurrency(shown.input.currency, live.input.currency) ||
  !sameCurrency(shown.output.currency, live.output.currency) ||
  shown.input.raw !== live.input.raw ||
  shown.output.raw !== live.output.raw
