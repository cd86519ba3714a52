import * as v from 'valibot'
import { leftOut } from '../indexPage.ts'
import { KeptListing } from './orders.ts'
import { address, amount, finite, hash, ownPath, seconds, wholeNumber } from '../values.ts'

/**
 * A price in native currency and in dollars, by the current pools; null if no pool gives one, or none could be read.
 */
const worth = v.object({ native: v.nullable(finite), dollars: v.nullable(finite) })

const currency = v.union([v.literal('native'), address])

/** A collectible as the market shows it. */
export const MarketPiece = v.object({
  collection: address,
  id: amount,
  owner: address,
  /** Name from its file; null if there is none, or it cannot be read. */
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  traits: v.array(v.object({ name: v.string(), value: v.string() })),
  /** True if its file names a picture. */
  hasPicture: v.boolean(),
  /** Time at which this server found a different picture; null if it knows only one. */
  pictureChangedSeconds: v.nullable(seconds),
  /** True if its file could not be read. */
  isUnread: v.boolean(),
  releaseSeconds: v.nullable(seconds),
  /** Royalty the collection names for each sale. */
  royalty: v.nullable(v.object({ artist: address, bps: wholeNumber })),
  /** The cheapest that can be bought now; orders that no pool gives a price for come last. */
  listing: v.nullable(KeptListing),
  price: worth,
  /** The sale that opens first, if it cannot be bought yet. The chain decides when that is. */
  upcoming: v.nullable(
    v.object({
      price: v.object({ token: currency, amount: amount }),
      opensSeconds: seconds,
      worth,
    }),
  ),
})
export type MarketPiece = v.InferInput<typeof MarketPiece>

export const MarketCollection = v.object({
  address: address,
  name: v.string(),
  symbol: v.string(),
  /** The artist's description; empty if there is none. */
  text: v.string(),
  minter: v.nullable(address),
  pieces: wholeNumber,
  holders: wholeNumber,
  listed: wholeNumber,
  /** The cheapest listing in native currency, its wrapped token or a known token; null if there is none. */
  floor: v.nullable(worth),
  /** The cheapest listing in each of some other currencies. */
  floorBeside: v.array(v.object({ token: currency, amount: amount })),
  /**
   * Worth of the sales in native currency, its wrapped token and known tokens, at current prices; `beside`: sales in
   * other currencies. Null if the history cannot say.
   */
  volume: v.nullable(
    v.object({
      sales: wholeNumber,
      native: v.nullable(finite),
      dollars: v.nullable(finite),
      beside: v.array(v.object({ token: currency, sales: wholeNumber, amount: amount })),
    }),
  ),
})
export type MarketCollection = v.InferInput<typeof MarketCollection>

/** Answer of GET /api/nft/pieces?after=: the newest pieces of each collection, newest first. */
export const MarketPieces = v.object({
  /** On the first page. */
  collections: v.array(MarketCollection),
  pieces: v.array(MarketPiece),
  /** Collections and pieces together. */
  leftOut,
  /** Cursor of the next page; null on the last one. */
  next: v.nullable(v.string()),
  /** There are older ones that are not named. */
  hasMore: v.boolean(),
})
export type MarketPieces = v.InferInput<typeof MarketPieces>

/** A sale of one piece, by the history of the chain. */
export const PieceSaleRow = v.object({
  transaction: hash,
  timeSeconds: seconds,
  /** The zero address: native currency. */
  token: address,
  /** All that was paid, the royalty included. */
  amount: amount,
})

/** Answer of GET /api/nft/{collection}/{id}/sales: this piece's sales among the market's latest 500, newest first. */
export const PieceSales = v.object({ sales: v.array(PieceSaleRow), leftOut })
export type PieceSales = v.InferInput<typeof PieceSales>

/**
 * The part of GET /api/nft/asset that a page reads. It may come from another host: a picture not on our origin is
 * dropped.
 */
export const AssetLook = v.object({
  asset: v.nullable(v.object({ name: v.nullable(v.string()), image_url: v.fallback(v.nullable(ownPath), null) })),
})
