import { TRADED } from './traded.ts'

/** A word of the chain holds less than this. */
const WORD = 2n ** 256n

/** Why the router would refuse a quote. */
export type QuoteProblem = 'noAmount' | 'noLiquidity' | 'notEnough' | 'overflow'

/**
 * What a pool gives for an input, to the unit as the V2 router and a V1 exchange compute it. Zero is an answer here, though no
 * pair pays it out.
 */
export function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint | QuoteProblem {
  if (amountIn <= 0n) return 'noAmount'
  if (reserveIn <= 0n || reserveOut <= 0n) return 'noLiquidity'
  const traded = amountIn * TRADED.parts
  const numerator = traded * reserveOut
  const denominator = reserveIn * TRADED.whole + traded
  return numerator >= WORD || denominator >= WORD ? 'overflow' : numerator / denominator
}

/** What a pool charges for an output. Both versions add a whole unit even when the division is exact. */
export function amountIn(amountOut: bigint, reserveIn: bigint, reserveOut: bigint): bigint | QuoteProblem {
  if (amountOut <= 0n) return 'noAmount'
  if (reserveIn <= 0n || reserveOut <= 0n) return 'noLiquidity'
  if (amountOut >= reserveOut) return 'notEnough'
  const numerator = reserveIn * amountOut * TRADED.whole
  const denominator = (reserveOut - amountOut) * TRADED.parts
  return numerator >= WORD || denominator >= WORD ? 'overflow' : numerator / denominator + 1n
}
