import type { Address } from '../address.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { type Pair, reserveOf } from '../exchange/pair.ts'

/**
 * Worth of a pair's staked shares in wrapped native currency, rounded down: twice that side, since both have equal
 * worth (spec: staking.total-deposited). Null if the pair has no shares.
 */
export const stakedInNative = (pair: Pair, wrapped: Address, staked: bigint, totalSupply: bigint): bigint | null =>
  totalSupply === 0n ? null : (staked * reserveOf(pair, wrapped) * 2n) / totalSupply

/** Rounded down; `dollarPrice` is in smallest dollar units per smallest unit. */
export const inDollars = (amount: bigint, dollarPrice: Fraction): bigint =>
  (amount * dollarPrice.numerator) / dollarPrice.denominator

/** The worth of one stake, from the worth of all stakes, rounded down; null while unknown. */
export const ownDeposit = (deposited: bigint | null, stake: bigint, totalStake: bigint): bigint | null =>
  deposited === null ? null : totalStake === 0n ? 0n : (deposited * stake) / totalStake

const SECONDS_PER_YEAR = 31_536_000n

/**
 * Worth of a year's rewards relative to the deposits, at the current rate and prices (spec: staking.yield). Null if
 * nothing is deposited. Both prices are in the same dollar.
 */
export function yearlyYield(
  totalRatePerSecond: bigint,
  rewardPrice: Fraction,
  deposited: bigint,
  nativePrice: Fraction,
): Fraction | null {
  const dollars = inDollars(deposited, nativePrice)
  return dollars === 0n ? null : fraction(inDollars(totalRatePerSecond * SECONDS_PER_YEAR, rewardPrice), dollars)
}
