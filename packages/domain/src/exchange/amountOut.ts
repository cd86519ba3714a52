import { AFTER_FEE } from './poolFee.ts'

/** EVM arithmetic overflows at this value. */
const UINT256_LIMIT = 2n ** 256n

/** Reason why the router would refuse a quote. */
export type QuoteProblem = 'noAmount' | 'noLiquidity' | 'notEnough' | 'overflow'

/**
 * A pool's output for an input, exact to the unit, as in the V2 router and V1 exchanges. May be zero, although a pair refuses to
 * pay zero.
 */
export function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint | QuoteProblem {
  if (amountIn <= 0n) return 'noAmount'
  if (reserveIn <= 0n || reserveOut <= 0n) return 'noLiquidity'
  const tradedIn = amountIn * AFTER_FEE.numerator
  const numerator = tradedIn * reserveOut
  const denominator = reserveIn * AFTER_FEE.denominator + tradedIn
  return numerator >= UINT256_LIMIT || denominator >= UINT256_LIMIT ? 'overflow' : numerator / denominator
}

/** A pool's input for an output. Both versions add a whole unit even if the division is exact. */
export function amountIn(amountOut: bigint, reserveIn: bigint, reserveOut: bigint): bigint | QuoteProblem {
  if (amountOut <= 0n) return 'noAmount'
  if (reserveIn <= 0n || reserveOut <= 0n) return 'noLiquidity'
  if (amountOut >= reserveOut) return 'notEnough'
  const numerator = reserveIn * amountOut * AFTER_FEE.denominator
  const denominator = (reserveOut - amountOut) * AFTER_FEE.numerator
  return numerator >= UINT256_LIMIT || denominator >= UINT256_LIMIT ? 'overflow' : numerator / denominator + 1n
}
