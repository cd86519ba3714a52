import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { GateRefusal } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { isSameHex, ownValue, put } from './own.ts'
import type { ShownTerms } from './shownTerms.ts'
import { pairOf } from './targets.ts'

/** A token by the address that the screen drew its amount with. Symbols are anybody's, so no other name of it counts. */
export type DrawnToken = Address | 'native'

/** What the chain was asked for: the contract that is called, and the token that a song is paid in. */
type Facts = { readonly target: Address | null; readonly songToken: Address | null }

/** Which tokens the amounts of an act are counted in: those that its screen must draw, and those that it may draw as well. */
type Counted = { readonly must: readonly unknown[]; readonly may: readonly unknown[] }

const NONE: Counted = { must: [], may: [] }
const must = (tokens: readonly unknown[]): Counted => ({ must: tokens, may: [] })

/** A pool holds the wrapped form of the native currency. */
function sharesOf({ contracts }: AddressBook, one: DrawnToken, other: DrawnToken): Address {
  const { v2Factory, wrappedNative } = contracts
  return pairOf(v2Factory, one === 'native' ? wrappedNative : one, other === 'native' ? wrappedNative : other)
}

function endsOf(book: AddressBook, shown: ShownTerms<'swap'>): Counted {
  if (shown.version === 'v1') return must([shown.sold, shown.bought])
  const { path, native } = shown
  const first = ownValue(path, '0')
  const last = ownValue(path, `${path.length - 1}`)
  const { wrappedNative } = book.contracts
  // Only the wrapped form can be drawn as the native currency.
  const sold = native === 'in' && isSameHex(first, wrappedNative) ? 'native' : first
  const bought = native === 'out' && isSameHex(last, wrappedNative) ? 'native' : last
  return must([sold, bought])
}

/** By kind, from the terms that the bytes have been held against. */
function countedIn(book: AddressBook, shown: ShownTerms, { target, songToken }: Facts): Counted {
  const { wrappedNative } = book.contracts
  const rewardToken = ownValue(book.contracts, 'governanceToken')
  switch (shown.kind) {
    case 'acceptOffer':
      return must([shown.offer.price.token])
    case 'buyDrop':
    case 'listDrop':
      return must([shown.order.price.token])
    case 'buyDrops': {
      const tokens: unknown[] = []
      for (let at = 0; at < shown.orders.length; at += 1) put(tokens, at, shown.orders[at]?.price.token)
      return { must: tokens, may: [] }
    }
    case 'cancelDrop':
    case 'cancelOffer':
      return { must: [], may: [shown.order.price.token] }
    case 'addLiquidity':
    case 'openPool':
      return { must: [shown.tokenA, shown.tokenB], may: [sharesOf(book, shown.tokenA, shown.tokenB)] }
    case 'removeLiquidity': {
      const { tokenA, tokenB } = shown
      return { must: [tokenA, tokenB, sharesOf(book, tokenA, tokenB)], may: [] }
    }
    case 'addLiquidityFromOne': {
      const { token, otherToken } = shown
      const shares = sharesOf(book, token, otherToken)
      // What is bought on the way may be drawn unwrapped.
      if (isSameHex(otherToken, wrappedNative)) return { must: [token], may: [otherToken, 'native', shares] }
      return { must: [token, otherToken], may: [shares] }
    }
    case 'removeLiquidityV1':
      return { must: [shown.token, 'native'], may: [target] }
    case 'migrateV1':
      return { must: [shown.token, 'native'], may: [sharesOf(book, shown.token, 'native')] }
    case 'approve':
      return must([target])
    case 'transfer':
      return must([shown.what === 'native' ? 'native' : target])
    case 'wrap':
    case 'unwrap':
      return must(['native', wrappedNative])
    case 'swap':
      return endsOf(book, shown)
    case 'stake':
      return must([shown.pair])
    case 'unstake':
      return must([shown.pair, rewardToken])
    case 'collectRewards':
    case 'claimAirdrop':
      return must([rewardToken])
    case 'delegate':
      return { must: [], may: [rewardToken] }
    case 'playSong':
    case 'changeSongCost':
      return must([songToken])
    case 'registerSong':
    case 'collectOwedShare':
      return must([shown.token])
    case 'executeProposal':
      return { must: [], may: ['native'] }
    // A kind that is missing here does not compile: it would be refused for whatever its screen draws.
    case 'approveDrop':
    case 'cancelAllOrders':
    case 'cancelProposal':
    case 'castVote':
    case 'createArtistToken':
    case 'mintDrop':
    case 'openCollection':
    case 'propose':
    case 'queueProposal':
    case 'replacePayee':
    case 'retireSong':
    case 'sendVotes':
      return NONE
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === 'native' || other === 'native' ? one === other : isSameHex(one, other)

function isAmong(tokens: readonly unknown[], token: unknown): boolean {
  for (let at = 0; at < tokens.length; at += 1) if (isSame(tokens[at], token)) return true
  return false
}

const otherToken = (actual: unknown, shown: string): GateRefusal => ({
  kind: 'otherToken',
  field: 'drawn',
  actual: logText(actual),
  shown,
})

/**
 * Null: the amounts on screen were drawn with the very tokens that the act moves (spec: signing.drawn-token). What an amount is counted
 * in is decided when it is drawn, and the terms are built beside that; a screen that draws one token and asks for another is refused.
 */
export function otherThanDrawn(
  book: AddressBook,
  shown: ShownTerms,
  drawn: readonly DrawnToken[],
  facts: Facts,
): GateRefusal | null {
  const counted = countedIn(book, shown, facts)
  for (let at = 0; at < counted.must.length; at += 1) {
    const token = counted.must[at]
    if (!isAmong(drawn, token)) return otherToken(token, logText(drawn))
  }
  for (let at = 0; at < drawn.length; at += 1) {
    const token = drawn[at]
    if (!isAmong(counted.must, token) && !isAmong(counted.may, token))
      return otherToken('no amount of it', logText(token))
  }
  return null
}

/** Of one order, or of several under one signature: each price is counted in a token that was drawn, and nothing else was. */
export function otherThanPriced(
  orders: readonly { readonly price: { readonly token: DrawnToken } }[],
  drawn: readonly DrawnToken[],
): GateRefusal | null {
  const priced: unknown[] = []
  for (let at = 0; at < orders.length; at += 1) {
    const token = orders[at]?.price.token
    put(priced, at, token)
    if (!isAmong(drawn, token)) return otherToken(token, logText(drawn))
  }
  for (let at = 0; at < drawn.length; at += 1)
    if (!isAmong(priced, drawn[at])) return otherToken('no price in it', logText(drawn[at]))
  return null
}
