import type { Address } from '../address.ts'
import type { AddressBook, BookRole } from '../addressBook.ts'

/**
 * Contracts that may be approved for any token (spec: signing.spenders). The gate has its own list, and a test compares
 * the two.
 */
const SPENDER_ROLES = [
  'v2Router',
  'v2Migrator',
  'jukebox',
  'jukeboxV2',
  'oneTokenLiquidity',
  'swapAndPlay',
  'welcome',
  'coinTabs',
  'seaport',
] as const satisfies readonly BookRole[]

/** Roles approved only for the amount a step needs, never without limit (spec: approvals.exact-only). */
const EXACT_ONLY: ReadonlySet<BookRole> = new Set([
  'oneTokenLiquidity',
  'swapAndPlay',
  'welcome',
  'coinTabs',
  'jukebox',
  'jukeboxV2',
])

export const isExactOnly = ({ contracts }: Pick<AddressBook, 'contracts'>, spender: Address): boolean =>
  SPENDER_ROLES.some((role) => EXACT_ONLY.has(role) && contracts[role] === spender)

/** A contract that may have been approved for a token. */
export type TokenSpender = { readonly token: Address; readonly spender: Address }

/**
 * Every approval that the product may have requested: each token for the contracts that accept any token, pair shares for their
 * reward pool, a token for its V1 exchange (spec: approvals.open).
 */
export function knownSpenders(
  { contracts, stakingPools }: Pick<AddressBook, 'contracts' | 'stakingPools'>,
  tokens: readonly Address[],
  exchangesV1: ReadonlyMap<Address, Address> = new Map(),
): readonly TokenSpender[] {
  const general = SPENDER_ROLES.flatMap((role) => contracts[role] ?? [])
  const rewards = new Map(stakingPools.map((pool) => [pool.pair, pool.rewards]))
  return tokens.flatMap((token) =>
    [...general, rewards.get(token) ?? [], exchangesV1.get(token) ?? []].flat().map((spender) => ({ token, spender })),
  )
}
