import { amountIn as poolAsks, amountOut as poolGives, type QuoteProblem } from '@musi/domain/exchange/amountOut'
import type { Address } from 'viem'
import type { Pool } from './pools.ts'

const sides = ({ tokens, reserves: [a, b] }: Pool, sold: Address): readonly [bigint, bigint] =>
  tokens[0] === sold ? [a, b] : [b, a]

/** Throws on a quote problem, because the seed plans only amounts that the pools can quote. */
function requireAmount(amount: bigint | QuoteProblem): bigint {
  if (typeof amount === 'bigint') return amount
  throw new Error(`A pool of the seed cannot answer: ${amount}.`)
}

/** Output for exactly this input. */
export function amountOut(pool: Pool, sold: Address, amountIn: bigint): bigint {
  const [reserveIn, reserveOut] = sides(pool, sold)
  return requireAmount(poolGives(amountIn, reserveIn, reserveOut))
}

/** Input for exactly this output. */
export function amountIn(pool: Pool, sold: Address, amountOut: bigint): bigint {
  const [reserveIn, reserveOut] = sides(pool, sold)
  return requireAmount(poolAsks(amountOut, reserveIn, reserveOut))
}

/** Updates the reserves of a pool by a trade. */
export function applyTrade(pool: Pool, sold: Address, amountIn: bigint, amountOut: bigint): void {
  const sellsFirst = pool.tokens[0] === sold
  pool.reserves[0] += sellsFirst ? amountIn : -amountOut
  pool.reserves[1] += sellsFirst ? -amountOut : amountIn
}
