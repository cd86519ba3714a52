import { type Amount, amountOf } from '../currency.ts'
import { ONE, basisPoints, dividedBy, floored, fraction, plus, times } from '../fraction.ts'
import type { Trade } from './trade.ts'

/** One plus the slippage. A slippage outside the range of the field is a bug in the caller (spec: swap.slippage-range). */
function oneAnd(slippageBps: number) {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > 10_000)
    throw new RangeError('Unexpected slippage value')
  return plus(ONE, basisPoints(slippageBps))
}

/** The minimum output for the trade to happen: output / (1 + slippage), rounded down (spec: swap.minimum-received). */
export function minimumReceived({ exact, output }: Trade, slippageBps: number): Amount {
  const least = dividedBy(fraction(output.raw), oneAnd(slippageBps))
  return exact === 'out' ? output : amountOf(output.currency, floored(least))
}

/** The maximum input: input × (1 + slippage), rounded down. */
export function maximumSold({ exact, input }: Trade, slippageBps: number): Amount {
  const most = times(fraction(input.raw), oneAnd(slippageBps))
  return exact === 'in' ? input : amountOf(input.currency, floored(most))
}
