import { sameCurrency } from '../currency.ts'
import { ONE, basisPoints, compare, plus, times } from '../fraction.ts'
import type { Trade } from './trade.ts'
import { executionPrice } from './tradePrices.ts'

/** True if the first trade's price exceeds the second's by more than `byMoreThanBps`. */
export function isBetterTrade(one: Trade, other: Trade, byMoreThanBps = 0): boolean {
  const isComparable =
    one.exact === other.exact &&
    sameCurrency(one.input.currency, other.input.currency) &&
    sameCurrency(one.output.currency, other.output.currency)
  if (!isComparable) throw new Error('Trades are not comparable')
  const threshold = times(executionPrice(other), plus(ONE, basisPoints(byMoreThanBps)))
  return compare(executionPrice(one), threshold) > 0
}
