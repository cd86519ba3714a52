import { type Amount, amountOf } from '../currency.ts'
import { ONE, basisPoints, dividedBy, floor, fraction, plus, times } from '../fraction.ts'
import type { Trade } from './trade.ts'

/** The slippage setting accepts only 0 to 10,000, so any other value is a bug in the caller (spec: swap.slippage-range). */
function onePlusSlippage(slippageBps: number) {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > 10_000)
    throw new RangeError('Unexpected slippage value')
  return plus(ONE, basisPoints(slippageBps))
}

/** The minimum output that is accepted: output / (1 + slippage), rounded down (spec: swap.minimum-received). */
export function minimumReceived({ exact, output }: Trade, slippageBps: number): Amount {
  const minimum = dividedBy(fraction(output.raw), onePlusSlippage(slippageBps))
  return exact === 'out' ? output : amountOf(output.currency, floor(minimum))
}

/** The maximum input that is accepted: input × (1 + slippage), rounded down. */
export function maximumSold({ exact, input }: Trade, slippageBps: number): Amount {
  const maximum = times(fraction(input.raw), onePlusSlippage(slippageBps))
  return exact === 'in' ? input : amountOf(input.currency, floor(maximum))
}
