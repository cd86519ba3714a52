import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { royaltyDue } from '@musi/domain/market/orderProblem'
import type { Collection, StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import type { UncountedOrder } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'

const DAY = 86_400n
const BPS = 10_000n

/** Subject of a price. `instead`: the listing it replaces. */
export type OrderSubject =
  | { readonly what: 'sell'; readonly piece: Piece; readonly instead: StoredListing | null }
  | { readonly what: 'offer'; readonly piece: Piece }
  | {
      readonly what: 'offerAny'
      readonly collection: Pick<Collection, 'address' | 'name'>
      readonly artist: Address | null
    }

export type OrderTerms = { account: Address; price: Amount; days: number; salt: bigint; nowSeconds: bigint }

/** An order ready for signing; null if nobody could take its price from a bidder. */
export function newOrder(subject: OrderSubject, terms: OrderTerms): UncountedOrder | null {
  const { account, price, days, salt, nowSeconds } = terms
  const { currency, raw: amount } = price
  const startSeconds = laterOf(subject, nowSeconds)
  const times = { salt, startSeconds, endSeconds: startSeconds + BigInt(days) * DAY }
  if (subject.what === 'offerAny') {
    if (currency.kind === 'native') return null
    const { address: collection } = subject.collection
    return {
      ...times,
      kind: 'collectionOffer',
      collection,
      bidder: account,
      price: { token: currency.address, amount },
    }
  }
  const { collection, id: tokenId, royalty: named } = subject.piece
  const royalty = royaltyDue(
    { address: account, sells: subject.what === 'sell' },
    named === null ? null : { artist: named.artist, amount: (amount * BigInt(named.bps)) / BPS },
  )
  const piece = { ...times, collection, tokenId, royalty }
  if (subject.what === 'sell')
    return {
      ...piece,
      kind: 'listing',
      seller: account,
      price: { token: currency.kind === 'native' ? 'native' : currency.address, amount },
    }
  if (currency.kind === 'native') return null
  return { ...piece, kind: 'offer', bidder: account, price: { token: currency.address, amount } }
}

/** A new price for what waits for its date waits for it as well. */
function laterOf(subject: OrderSubject, nowSeconds: bigint): bigint {
  const opens = subject.what === 'sell' ? subject.instead?.order.startSeconds : undefined
  return opens !== undefined && opens > nowSeconds ? opens : nowSeconds
}

/**
 * Effect of a piece's old price beside a new one (spec: market.change-price). `beside`: nobody has a reason to pay it.
 * `stands`: it is lower than the new price, so it must be withdrawn; `standsFrom`: it is lower, but only from its start
 * date.
 */
export function oldPrice(
  order: UncountedOrder,
  { order: before }: StoredListing,
  nowSeconds: bigint,
): 'beside' | 'stands' | 'standsFrom' {
  if (order.price.token === before.price.token && order.price.amount <= before.price.amount) return 'beside'
  return before.startSeconds > nowSeconds ? 'standsFrom' : 'stands'
}
