import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

export type ReturnedAmounts = { readonly amountA: bigint; readonly amountB: bigint }

/** Amounts that burning shares returns, both rounded down as in the pair. */
export function burnedAmounts(pool: Pool, shares: bigint, fee: ProtocolFee): ReturnedAmounts {
  const supply = sharesWithFee(pool, fee)
  if (supply === 0n) return { amountA: 0n, amountB: 0n }
  return { amountA: (shares * pool.reserveA) / supply, amountB: (shares * pool.reserveB) / supply }
}
