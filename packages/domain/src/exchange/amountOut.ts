import { TRADED } from './traded.ts'

/** A word of the chain holds less than this. */
const WORD = 2n ** 256n

/** Reason why the router would refuse a quote. */
export type QuoteProblem = 'noAmount' | 'noLiquidity' | 'notEnough' | 'overflow'

/**
 * A pool's output for an input, exact to the unit as the V2 router and V1 exchanges compute it. May be zero, although
 * no pair pays that out.
 */
export function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint | QuoteProblem {
  if (amountIn <= 0n) return 'noAmount'
  if (reserveIn <= 0n || reserveOut <= 0n) return 'noLiquidity'
  const traded = amountIn * TRADED.parts
  const numerator = traded * reserveOut
  const denominator = reserveIn * TRADED.whole + traded
  return numerator >= WORD || denominator >= WORD ? 'overflow' : numerator / denominator
}

/** A pool's input for an output. Both versions add a whole unit even if the division is exact. */
export function amountIn(amountOut: bigint, reserveIn: bigint, reserveOut: bigint): bigint | QuoteProblem {
  if (amountOut <= 0n) return 'noAmount'
  if (reserveIn <= 0n || reserveOut <= 0n) return 'noLiquidity'
  if (amountOut >= reserveOut) return 'notEnough'
  const numerator = reserveIn * amountOut * TRADED.whole
  const denominator = (reserveOut - amountOut) * TRADED.parts
  return numerator >= WORD || denominator >= WORD ? 'overflow' : numerator / denominator + 1n
}
