const SECONDS_PER_WEEK = 604_800n
const SECONDS_PER_DAY = 86_400n

/** Rates are stored per second and shown per week (spec: staking.per-week). */
export const perWeek = (ratePerSecond: bigint): bigint => ratePerSecond * SECONDS_PER_WEEK

export const perDay = (ratePerSecond: bigint): bigint => ratePerSecond * SECONDS_PER_DAY

/** A stake's share of the pool's rewards per second; zero while nobody has staked (spec: staking.own-rate). */
export const ownRate = (totalRatePerSecond: bigint, stake: bigint, totalStake: bigint): bigint =>
  totalStake === 0n ? 0n : (totalRatePerSecond * stake) / totalStake

/** The account's rate if the typed amount were staked as well. */
export const rateAfterStaking = (
  totalRatePerSecond: bigint,
  stake: bigint,
  totalStake: bigint,
  typed: bigint,
): bigint => ownRate(totalRatePerSecond, stake + typed, totalStake + typed)
