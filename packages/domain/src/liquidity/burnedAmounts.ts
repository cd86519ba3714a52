import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

export type Burned = { readonly amountA: bigint; readonly amountB: bigint }

/** What so many shares give back, rounded down on both sides as the pair does it. */
export function burnedAmounts(pool: Pool, shares: bigint, fee: ProtocolFee): Burned {
  const supply = sharesWithFee(pool, fee)
  if (supply === 0n) return { amountA: 0n, amountB: 0n }
  return { amountA: (shares * pool.reserveA) / supply, amountB: (shares * pool.reserveB) / supply }
}
