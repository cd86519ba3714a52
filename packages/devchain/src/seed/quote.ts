import type { Address } from 'viem'
import type { Pool } from './market.ts'

/** 0.30 % stays in the pool (spec: swap.pool-fee), in both versions. */
const [KEPT, WHOLE] = [997n, 1000n]

const sides = ({ tokens, reserves: [a, b] }: Pool, sold: Address): readonly [bigint, bigint] =>
  tokens[0] === sold ? [a, b] : [b, a]

/** What comes out for exactly this much. */
export function amountOut(pool: Pool, sold: Address, amountIn: bigint): bigint {
  const [reserveIn, reserveOut] = sides(pool, sold)
  const kept = amountIn * KEPT
  return (kept * reserveOut) / (reserveIn * WHOLE + kept)
}

/** What must go in for exactly this much. */
export function amountIn(pool: Pool, sold: Address, amountOut: bigint): bigint {
  const [reserveIn, reserveOut] = sides(pool, sold)
  return (reserveIn * amountOut * WHOLE) / ((reserveOut - amountOut) * KEPT) + 1n
}

/** The pool after the trade. */
export function move(pool: Pool, sold: Address, goesIn: bigint, comesOut: bigint): void {
  const first = pool.tokens[0] === sold
  pool.reserves[0] += first ? goesIn : -comesOut
  pool.reserves[1] += first ? -comesOut : goesIn
}
