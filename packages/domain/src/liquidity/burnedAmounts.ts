import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

export type ReturnedAmounts = { readonly amountA: bigint; readonly amountB: bigint }

/** Amounts returned for these shares, both rounded down like the pair does. */
export function burnedAmounts(pool: Pool, shares: bigint, fee: ProtocolFee): ReturnedAmounts {
  const supply = sharesWithFee(pool, fee)
  if (supply === 0n) return { amountA: 0n, amountB: 0n }
  return { amountA: (shares * pool.reserveA) / supply, amountB: (shares * pool.reserveB) / supply }
}
