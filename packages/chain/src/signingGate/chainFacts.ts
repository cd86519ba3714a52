import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { MAX_LEAVES } from '@musi/domain/market/orderTree'
import type { ChainReader } from './chainReader.ts'
import type { CallFacts } from './checkCall.ts'
import { targetOf } from './gateKinds.ts'
import { safeAwait, isSameHex, lowerCase, ownValue, sliceText } from './ownFields.ts'
import type { ShownTerms } from './shownTerms.ts'
import { type Target, isSpenderInBook } from './targets.ts'

/** `strange`: a collection unknown to the address book and its factory; null if there is none. */
export type StrangeCollection = { readonly strange: Address | null }

/** The V1 exchange of a token by the chain, and the time of the newest block. */
export type PermitFacts = { readonly exchange: Address | null; readonly latestSeconds: bigint }

/** `target`: the account of a proposal; null if it is no account with a passkey. */
export type RecoveryFacts = { readonly target: Address | null }

const CLONE_START = '0x363d3d373d3d3d363d73'
const CLONE_END = '5af43d82803e903d91602b57fd5bf3'

/** Reads the chain facts for checking a request, independently of the code that encodes calls. */
export function chainFacts(book: AddressBook, chain: ChainReader) {
  const exchangeOf = (token: Address): Promise<Address | null> => {
    const { v1Factory } = book.contracts
    return v1Factory === undefined ? nothing() : chain.exchangeOf(v1Factory, token)
  }

  /** Traded collections are those of the address book and those its factory has opened (spec: signing.collection). */
  async function isTraded(collection: Address): Promise<boolean> {
    const { musicNft, musicCollectionFactory } = book.contracts
    if (musicNft !== undefined && isSameHex(musicNft, collection)) return true
    return musicCollectionFactory !== undefined && (await safeAwait(chain.isOpened(musicCollectionFactory, collection)))
  }

  /** The first collection among these orders that is not traded here. */
  async function strangeCollection(orders: readonly MarketOrder[]): Promise<StrangeCollection> {
    let last: Address | null = null
    for (let at = 0; at < orders.length && at < MAX_LEAVES; at += 1) {
      const collection = orders[at]?.collection
      if (collection === undefined || isSameHex(collection, last)) continue
      last = collection
      if (!(await safeAwait(isTraded(collection)))) return { __proto__: null, strange: collection } as StrangeCollection
    }
    return { __proto__: null, strange: null } as StrangeCollection
  }

  /** The V1 exchange of a token by the chain; null if the address book already lists the spender. */
  const exchangeToApprove = (token: Address, spender: Address, self: Address | null): Promise<Address | null> =>
    isSpenderInBook(book, token, spender) || isSameHex(spender, self) ? nothing() : exchangeOf(token)

  /** All accounts with a passkey are clones of one implementation (ERC-1167). */
  async function isPasskeyAccount(account: Address, self: Address | null): Promise<boolean> {
    const implementation = ownValue(book.contracts, 'passkeyAccount') as Address | undefined
    if (implementation === undefined) return false
    const code = await safeAwait(chain.codeAt(account))
    // An account's first act also opens it.
    if (code === '0x') return isSameHex(account, self)
    return code === `${CLONE_START}${sliceText(lowerCase(implementation), 2)}${CLONE_END}`
  }

  async function addressOf(place: Target, self: Address | null): Promise<Address | null> {
    if (typeof place !== 'object' || place === null) return place
    const token = ownValue(place, 'exchangeOf') as Address | undefined
    if (token !== undefined) return safeAwait(exchangeOf(token))
    const account = ownValue(place, 'passkeyAccount') as Address | undefined
    if (account !== undefined) return (await safeAwait(isPasskeyAccount(account, self))) ? account : null
    const collection = ownValue(place, 'collection') as Address
    return (await safeAwait(isTraded(collection))) ? collection : null
  }

  async function callFacts(shown: ShownTerms, self: Address | null): Promise<CallFacts> {
    const place = targetOf(book, shown)
    const target = await safeAwait(addressOf(place, self))
    const isApproval = shown.kind === 'approve' && target !== null
    const exchange = isApproval ? await safeAwait(exchangeToApprove(target, shown.spender, self)) : null
    const isUnlistedRevocation = isApproval && shown.amount === 0n && !isSpenderInBook(book, target, shown.spender)
    const allowances = isUnlistedRevocation && (await safeAwait(chain.hasAllowances(target)))
    const isBudget = shown.kind === 'takeBackPlays'
    const namesSong = shown.kind === 'playSong' || shown.kind === 'changeSongCost' || isBudget
    // The welcome plays songs of the present jukebox only.
    const jukebox = isBudget ? (book.contracts.jukebox ?? null) : target
    const songToken = namesSong && jukebox !== null ? await safeAwait(chain.songToken(jukebox, shown.songId)) : null
    // Without a prototype, because resolving a promise reads `then` of its value.
    return { __proto__: null, target, exchange, allowances, self, songToken } as CallFacts
  }

  async function permitFacts(token: Address, spender: Address): Promise<PermitFacts> {
    const exchange = await safeAwait(exchangeToApprove(token, spender, null))
    const latestSeconds = await safeAwait(chain.latestBlockSeconds())
    return { __proto__: null, exchange, latestSeconds } as PermitFacts
  }

  /** The account of a proposal if it is an account with a passkey; else null. */
  async function recoveryFacts(account: Address): Promise<RecoveryFacts> {
    const target = (await safeAwait(isPasskeyAccount(account, null))) ? account : null
    return { __proto__: null, target } as RecoveryFacts
  }

  return { callFacts, permitFacts, recoveryFacts, strangeCollection }
}

const nothing = async () => null
