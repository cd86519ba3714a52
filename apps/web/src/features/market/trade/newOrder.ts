import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { royaltyDue } from '@musi/domain/market/orderProblem'
import type { Collection, StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import type { OrderWithoutCounter } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'

const DAY = 86_400n
const BPS = 10_000n

/** Subject of an order. `replacedListing`: the listing that it replaces; null for a new one. */
export type OrderSubject =
  | { readonly what: 'sell'; readonly piece: Piece; readonly replacedListing: StoredListing | null }
  | { readonly what: 'offer'; readonly piece: Piece }
  | {
      readonly what: 'offerAny'
      readonly collection: Pick<Collection, 'address' | 'name'>
      readonly artist: Address | null
    }

export type OrderTerms = { account: Address; price: Amount; days: number; salt: bigint; nowSeconds: bigint }

/** An order ready for signing; null for an offer in native currency, which cannot be taken from a bidder. */
export function newOrder(subject: OrderSubject, terms: OrderTerms): OrderWithoutCounter | null {
  const { account, price, days, salt, nowSeconds } = terms
  const { currency, raw: amount } = price
  const startSeconds = startTime(subject, nowSeconds)
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
  const { collection, id: tokenId, royalty: collectionRoyalty } = subject.piece
  const royalty = royaltyDue(
    { address: account, sells: subject.what === 'sell' },
    collectionRoyalty === null
      ? null
      : { artist: collectionRoyalty.artist, amount: (amount * BigInt(collectionRoyalty.bps)) / BPS },
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

/** Start of the order; a new price for an upcoming listing keeps its start. */
function startTime(subject: OrderSubject, nowSeconds: bigint): bigint {
  const opens = subject.what === 'sell' ? subject.replacedListing?.order.startSeconds : undefined
  return opens !== undefined && opens > nowSeconds ? opens : nowSeconds
}

/**
 * Effect of a piece's old price next to a new one (spec: market.change-price). `beside`: the old price is
 * higher, so nobody would pay it. `stands`: it is lower, so it must be withdrawn. `standsFrom`: it is lower, but only
 * valid from its start date.
 */
export function oldPriceEffect(
  order: OrderWithoutCounter,
  { order: oldOrder }: StoredListing,
  nowSeconds: bigint,
): 'beside' | 'stands' | 'standsFrom' {
  if (order.price.token === oldOrder.price.token && order.price.amount <= oldOrder.price.amount) return 'beside'
  return oldOrder.startSeconds > nowSeconds ? 'standsFrom' : 'stands'
}
