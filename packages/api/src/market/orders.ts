import { parseAddress } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { ORDER_STANDINGS } from '@musi/domain/market/orderStanding'
import * as v from 'valibot'
import { leftOut } from '../indexPage.ts'
import { byAddress, byCount, byCurrency, byCursor, choice } from '../parameters.ts'
import { resource } from '../resource.ts'
import { address, amount, asHex, hash, hexAddress, seconds, uint256, wholeNumber } from '../values.ts'
import { ORDERS_PATH } from '../paths.ts'

/* @__NO_SIDE_EFFECTS__ */
function signedOrders<Account extends v.GenericSchema<string, unknown>, Count extends v.GenericSchema<string, unknown>>(
  account: Account,
  count: Count,
) {
  const terms = { collection: account, startSeconds: count, endSeconds: count, salt: count, counter: count }
  const royalty = v.nullable(v.object({ artist: account, amount: count }))
  const tokens = v.object({ token: account, amount: count })
  const price = v.object({ token: v.union([v.literal('native'), account]), amount: count })
  const listing = v.object({ ...terms, kind: v.literal('listing'), seller: account, tokenId: count, price, royalty })
  return {
    listing,
    any: v.variant('kind', [
      listing,
      v.object({ ...terms, kind: v.literal('offer'), bidder: account, tokenId: count, price: tokens, royalty }),
      v.object({ ...terms, kind: v.literal('collectionOffer'), bidder: account, price: tokens }),
    ]),
  }
}
/** A signed order as JSON, with all numbers as decimal texts. */
export const OrderJson = signedOrders(hexAddress, uint256).any
export type OrderJson = v.InferInput<typeof OrderJson>

/** Allows long signatures of contract wallets; one of the highest order tree has 65 + 3 + 6 · 32 bytes. */
const signature = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2}){0,2048}$/i), asHex)

/** Body of POST /api/orders. Anybody may send a signed order, because it proves itself. */
export const OrderRequest = v.object({
  order: OrderJson,
  signature,
  /** The newest block the maker has seen, so that its latest approval counts. */
  seenBlock: v.optional(wholeNumber),
})
export type OrderRequest = v.InferInput<typeof OrderRequest>

/* @__NO_SIDE_EFFECTS__ */
const storedOrder = <Order extends v.GenericSchema>(order: Order) =>
  v.object({
    hash,
    order,
    signature,
    standing: v.picklist(ORDER_STANDINGS),
    judgedBlock: wholeNumber,
    /**
     * For a fillable offer, the number of the account's offers in the currency, including this one, that its funds cover one by
     * one but not together; 1 means that it competes with none.
     */
    competing: wholeNumber,
    keptAtSeconds: seconds,
  })
const { listing, any } = signedOrders(address, amount)
/** A stored order. `standing` is its status in `judgedBlock`. */
export const StoredOrder = storedOrder(any)
export type StoredOrder = v.InferInput<typeof StoredOrder>
export const StoredListing = storedOrder(listing)
export type StoredListing = v.InferInput<typeof StoredListing>

/** Answer of GET /api/orders as of the newest block. `next` is the cursor of the next page; null on the last one. */
export const Orders = v.object({ rows: v.array(StoredOrder), leftOut, next: v.nullable(v.string()) })
export type Orders = v.InferInput<typeof Orders>

/** Answer of POST /api/orders: the stored order, which may be an earlier identical one. */
export type OrderAnswer = { order: StoredOrder }

/** Error codes of POST /api/orders. */
export const ORDER_REFUSALS = [
  /** 404: this chain has no market. */
  'noMarket',
  /** 422: the collection is not one of this market. */
  'otherCollection',
  /** 422: the order cannot be stored; the codes are those of `orderProblem` in packages/domain. */
  'noPrice',
  'over',
  'beginsLate',
  'openTooLong',
  'otherCurrency',
  /** 422: the token could be mistaken for a known or earlier artist token. */
  'lookAlikeCurrency',
  'otherRoyalty',
  'royaltyTakesAll',
  /** 422: the market contract would refuse the signature. */
  'badSignature',
  /** 409: the order cannot be filled, now or when it starts. */
  'notGood',
  /** 409: this server has not seen the given block yet; send the order again later. */
  'notYet',
  /** 409: the maker's offers in this currency exceed its balance or allowance. */
  'notCovered',
  /** 507: the maker or the collection has reached its limit of orders. */
  'full',
  /** 503: the chain is unreachable. */
  'chainAway',
] as const
export type OrderRefusalCode = (typeof ORDER_REFUSALS)[number]

export const MAX_ORDER_BYTES = 8192

export const ordersResource = resource({
  path: ORDERS_PATH,
  description:
    "Signed orders of the market, 50 per page, each checked against the chain before it is answered. Anybody can fill one at the market's contract. A page has fewer rows if some orders can no longer be filled; `next` is null only on the last page.",
  query: {
    collection: byAddress('only orders for this collection, or for pieces of it'),
    piece: byCount('only orders for this piece; requires `collection`'),
    maker: byAddress('only orders of this maker'),
    kind: choice('only listings (`listing`), offers for a piece (`offer`) or for any piece (`collectionOffer`)', [
      'listing',
      'offer',
      'collectionOffer',
    ]),
    token: byCurrency('only orders in this currency: the address of a token, or `native`'),
    life: choice(
      '`open` (default): can be filled now; `waiting`: begins later; `dormant`: can be filled again once the piece, the money or the approval is back; `alive`: all of these',
      ['open', 'waiting', 'dormant', 'alive'],
      'open',
    ),
    sort: choice(
      '`newest` (default), or `price`, which requires `kind` and `token`: the cheapest listing or the best offer first',
      ['newest', 'price'],
      'newest',
    ),
    after: byCursor('the `next` of the previous page'),
  },
  row: StoredOrder,
  answer: Orders,
})

/** Returns null if an address is invalid. */
export function orderOfJson(json: OrderJson): MarketOrder | null {
  const collection = parseAddress(json.collection)
  const token = json.price.token === 'native' ? 'native' : parseAddress(json.price.token)
  const maker = parseAddress(json.kind === 'listing' ? json.seller : json.bidder)
  if (collection === null || token === null || maker === null) return null
  const startSeconds = BigInt(json.startSeconds)
  const endSeconds = BigInt(json.endSeconds)
  const common = { collection, startSeconds, endSeconds, salt: BigInt(json.salt), counter: BigInt(json.counter) }
  const price = { amount: BigInt(json.price.amount) }
  if (json.kind === 'collectionOffer')
    return token === 'native' ? null : { ...common, kind: json.kind, bidder: maker, price: { ...price, token } }
  const artist = json.royalty === null ? null : parseAddress(json.royalty.artist)
  if (json.royalty !== null && artist === null) return null
  const royalty = json.royalty === null || artist === null ? null : { artist, amount: BigInt(json.royalty.amount) }
  const piece = { ...common, tokenId: BigInt(json.tokenId), royalty }
  if (json.kind === 'listing') return { ...piece, kind: json.kind, seller: maker, price: { ...price, token } }
  return token === 'native' ? null : { ...piece, kind: json.kind, bidder: maker, price: { ...price, token } }
}

/** Converts numbers to decimal texts. */
export const orderJson = (order: MarketOrder): OrderJson =>
  JSON.parse(
    JSON.stringify(order, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  ) as OrderJson
