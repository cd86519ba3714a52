import { type QuoteProblem, amountIn, amountOut } from './amountOut.ts'

/** A V2 pair keeps its reserves in 112 bits and refuses to hold more. A V1 exchange has no such limit. */
export const MAX_RESERVE = 2n ** 112n - 1n

/**
 * Reason why a pool would refuse a swap. `tooSmall`: the output would be zero. `overflow`: a pair would hold more than it can.
 */
export type HopProblem = QuoteProblem | 'tooSmall'

export type ProtocolVersion = 'v1' | 'v2'

/** Output of an executed swap, which a pool may refuse although it can be quoted. */
export function hopOut(
  version: ProtocolVersion,
  sold: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
): bigint | HopProblem {
  const bought = amountOut(sold, reserveIn, reserveOut)
  if (typeof bought === 'string') return bought
  if (bought === 0n) return 'tooSmall'
  return version === 'v2' && reserveIn + sold > MAX_RESERVE ? 'overflow' : bought
}

/** Input that a swap needs for exactly this output. */
export function hopIn(
  version: ProtocolVersion,
  bought: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
): bigint | HopProblem {
  const sold = amountIn(bought, reserveIn, reserveOut)
  if (typeof sold === 'string') return sold
  return version === 'v2' && reserveIn + sold > MAX_RESERVE ? 'overflow' : sold
}
