import { type Fraction, fraction } from '../fraction.ts'
import { type ReturnedAmounts, burnedAmounts } from './burnedAmounts.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

/** What some shares of a pool are: how much of it, and what they would return now. */
export type Position = ReturnedAmounts & {
  readonly shares: bigint
  /** Null: nobody has any of it. */
  readonly ofPool: Fraction | null
}

/** What shares are worth in the pool as it stands, the protocol's due counted (spec: liquidity.position, liquidity.protocol-fee). */
export function positionOf(pool: Pool, shares: bigint, fee: ProtocolFee): Position {
  const supply = sharesWithFee(pool, fee)
  return { shares, ofPool: supply === 0n ? null : fraction(shares, supply), ...burnedAmounts(pool, shares, fee) }
}
