import type { Address } from '../address.ts'
import type { Fraction } from '../fraction.ts'
import { type Pair, reserveOf } from '../exchange/pair.ts'

/**
 * What the staked shares of a pair are worth in the wrapped native currency, rounded down: both sides of a pair are worth
 * the same, so twice the one (spec: staking.total-deposited). Null: the pair has no shares.
 */
export const stakedInNative = (pair: Pair, wrapped: Address, staked: bigint, totalSupply: bigint): bigint | null =>
  totalSupply === 0n ? null : (staked * reserveOf(pair, wrapped) * 2n) / totalSupply

/** Rounded down; `dollarPrice`: smallest units of a dollar for one smallest unit. */
export const inDollars = (amount: bigint, dollarPrice: Fraction): bigint =>
  (amount * dollarPrice.numerator) / dollarPrice.denominator
