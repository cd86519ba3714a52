import { type Fraction, fraction } from '../fraction.ts'
import { type ReturnedAmounts, burnedAmounts } from './burnedAmounts.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

/** Pool shares, their part of the pool, and the amounts they would return now. */
export type Position = ReturnedAmounts & {
  readonly shares: bigint
  /** Share of the whole pool; null if the pool has no shares. */
  readonly ofPool: Fraction | null
}

/**
 * Value of shares at the pool's current state, after the protocol's fee (spec: liquidity.position,
 * liquidity.protocol-fee).
 */
export function positionOf(pool: Pool, shares: bigint, fee: ProtocolFee): Position {
  const supply = sharesWithFee(pool, fee)
  return { shares, ofPool: supply === 0n ? null : fraction(shares, supply), ...burnedAmounts(pool, shares, fee) }
}
