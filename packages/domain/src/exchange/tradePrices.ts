import { type Fraction, fraction, minus, times } from '../fraction.ts'
import { AFTER_FEE } from './poolFee.ts'
import { otherToken, reserveOf } from './pair.ts'
import type { Route, Trade } from './trade.ts'

/** 'unknown' without a trade, which counts as the highest impact (spec: swap.price-impact). */
export type PriceImpact = Fraction | 'unknown'

/** Units of the last token for one of the first, if the trade were too small to move any pool. */
export function midPrice({ pairs, path }: Route): Fraction {
  let numerator = 1n
  let denominator = 1n
  for (const [at, pair] of pairs.entries()) {
    const token = path[at] ?? pair.token0
    numerator *= reserveOf(pair, otherToken(pair, token))
    denominator *= reserveOf(pair, token)
  }
  return fraction(numerator, denominator)
}

/** Units of output for one of input. */
export const executionPrice = ({ input, output }: Trade): Fraction => fraction(output.raw, input.raw)

/** The fee of all hops, 30 basis points each: 1 − 0.997ⁿ of the input (spec: swap.pool-fee). */
export const realisedFee = (hops: number): Fraction => FEES[hops] ?? feeOver(hops)

function feeOver(hops: number): Fraction {
  const whole = AFTER_FEE.denominator ** BigInt(hops)
  return fraction(whole - AFTER_FEE.numerator ** BigInt(hops), whole)
}
/** Precomputed for every route length, because each quote needs one. */
const FEES = [0, 1, 2, 3].map(feeOver)

/** The fee in units of the input, rounded down. */
export function feeAmount({ input, route }: Trade): bigint {
  const { numerator, denominator } = realisedFee(route.pairs.length)
  return (input.raw * numerator) / denominator
}

/** Difference of the trade's price from the mid price, fees included. */
function impactWithFee({ input, output, route }: Trade): Fraction {
  const quoted = times(midPrice(route), fraction(input.raw))
  return fraction(quoted.numerator - output.raw * quoted.denominator, quoted.numerator)
}

/** The impact without the liquidity providers' fee; rounding can make it slightly negative (spec: swap.price-impact). */
export const priceImpact = (trade: Trade): Fraction =>
  minus(impactWithFee(trade), realisedFee(trade.route.pairs.length))
