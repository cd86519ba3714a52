import { sameCurrency } from '../currency.ts'
import { ONE, basisPoints, compare, plus, times } from '../fraction.ts'
import type { Trade } from './trade.ts'
import { executionPrice } from './tradePrices.ts'

/** True if the first trade's price beats the second's by more than this many basis points. */
export function isBetterTrade(one: Trade, other: Trade, byMoreThanBps = 0): boolean {
  const comparable =
    one.exact === other.exact &&
    sameCurrency(one.input.currency, other.input.currency) &&
    sameCurrency(one.output.currency, other.output.currency)
  if (!comparable) throw new Error('Trades are not comparable')
  const bar = times(executionPrice(other), plus(ONE, basisPoints(byMoreThanBps)))
  return compare(executionPrice(one), bar) > 0
}
