import type { AddedFromOne } from './addFromOne.ts'
import { liquidityMinimum } from '../liquidityMinimum.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from '../poolShares.ts'

/** Adding from one token as steps whose amounts are fixed when they are signed (spec: liquidity.from-one-batch). */
export type BatchFromOne = {
  readonly sold: bigint
  /** Minimum output of the swap, the only amount that the second step can count on. */
  readonly bought: bigint
  readonly paid: bigint
  readonly shares: bigint
  /** Approximate remainder of each token in the account, at the current price. */
  readonly leftGiven: bigint
  readonly leftOther: bigint
}

/** The amounts of the batch; null if the swap's minimum yields no share. `pool` is the pool before the swap, with the given token as A. */
export function batchFromOne(
  pool: Pool,
  fee: ProtocolFee,
  amount: bigint,
  added: AddedFromOne,
  slippageBps: number,
): BatchFromOne | null {
  const reserveA = pool.reserveA + added.sold
  const reserveB = pool.reserveB - added.bought
  const bought = liquidityMinimum(added.bought, slippageBps)
  const paid = (bought * reserveA + reserveB - 1n) / reserveB
  const supply = sharesWithFee({ ...pool, reserveA, reserveB }, fee)
  const byGiven = (paid * supply) / reserveA
  const byOther = (bought * supply) / reserveB
  const shares = byGiven < byOther ? byGiven : byOther
  if (shares === 0n) return null
  return {
    sold: added.sold,
    bought,
    paid,
    shares,
    leftGiven: amount - added.sold - paid,
    leftOther: added.bought - bought,
  }
}
