import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { PAIR_INIT_CODE_HASH } from '../chains/pairInitCodeHash.ts'
import { keccak256 } from './keccak256.ts'
import { isSameHex, lowerCase, ownValue, sliceText } from './ownFields.ts'

/** A token on screen: by its address, or as shares of a pair or V1 exchange, whose address is derived. */
export type NamedToken = Address | { pairOf: readonly [Address, Address] } | { exchangeOf: Address }

/**
 * Required target of a call: a fixed address; a V1 exchange, a collection or an account with a passkey, which are looked
 * up on chain; or null if this chain has none.
 */
export type Target =
  | Address
  | { readonly exchangeOf: Address }
  | { readonly collection: Address }
  | { readonly passkeyAccount: Address }
  | null

export function targetOfToken(book: AddressBook, token: NamedToken): Target {
  if (typeof token === 'string') return token
  if ('exchangeOf' in token) return { exchangeOf: token.exchangeOf }
  return pairOf(book.contracts.v2Factory, token.pairOf[0], token.pairOf[1])
}

/** Address of a pair by CREATE2, as the factory computes it (spec: swap.pair-address). */
export function pairOf(factory: Address, one: Address, other: Address): Address {
  const a = sliceText(lowerCase(one), 2)
  const b = sliceText(lowerCase(other), 2)
  const salt = keccak256(a < b ? a + b : b + a)
  return `0x${sliceText(keccak256(`ff${sliceText(factory, 2)}${salt}${sliceText(PAIR_INIT_CODE_HASH, 2)}`), 24)}`
}

export function rewardsOf({ stakingPools }: AddressBook, pair: Address): Address | null {
  for (let at = 0; at < stakingPools.length; at += 1) {
    const pool = stakingPools[at]
    if (pool !== undefined && isSameHex(pool.pair, pair)) return pool.rewards
  }
  return null
}

/** True for the current and the previous jukebox; the screen shows which one a song uses. */
export const isJukebox = ({ contracts }: AddressBook, address: unknown): boolean =>
  isSameHex(address, ownValue(contracts, 'jukebox')) || isSameHex(address, ownValue(contracts, 'jukeboxV2'))

/** True if the address book lets this contract be approved for this token (spec: signing.spenders). */
export function isSpenderInBook(book: AddressBook, token: Address, spender: unknown): boolean {
  const { contracts } = book
  return (
    isSameHex(spender, contracts.v2Router) ||
    isSameHex(spender, ownValue(contracts, 'v2Migrator')) ||
    isJukebox(book, spender) ||
    isSameHex(spender, ownValue(contracts, 'oneTokenLiquidity')) ||
    isSameHex(spender, ownValue(contracts, 'swapAndPlay')) ||
    isSameHex(spender, ownValue(contracts, 'welcome')) ||
    isSameHex(spender, ownValue(contracts, 'coinTabs')) ||
    isSameHex(spender, ownValue(contracts, 'seaport')) ||
    isSameHex(spender, rewardsOf(book, token))
  )
}
