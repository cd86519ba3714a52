import * as v from 'valibot'
import { leftOut } from '../indexPage.ts'
import { KeptListing } from './orders.ts'
import { address, amount, finite, hash, ownPath, seconds, wholeNumber } from '../values.ts'

/** A price in native currency and in dollars, by the pools of this moment. Null: no pool gives one, or none could be read. */
const worth = v.object({ native: v.nullable(finite), dollars: v.nullable(finite) })

const currency = v.union([v.literal('native'), address])

/** A collectible as the market shows it. */
export const MarketPiece = v.object({
  collection: address,
  id: amount,
  owner: address,
  /** What its file says; null: it says nothing, or cannot be read. */
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  traits: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Whether its file names a picture. */
  hasPicture: v.boolean(),
  /** When this server found another picture than it had before. Null: it knows of one only. */
  pictureChangedSeconds: v.nullable(seconds),
  /** Whether its file could not be read. */
  isUnread: v.boolean(),
  releaseSeconds: v.nullable(seconds),
  /** What the collection names for each sale. */
  royalty: v.nullable(v.object({ artist: address, bps: wholeNumber })),
  /** The cheapest that can be bought now; orders that no pool gives a price for come last. */
  listing: v.nullable(KeptListing),
  price: worth,
  /** Where it cannot be bought yet: what opens first. The chain decides when that is. */
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
  /** What its artist says of it; empty: nothing. */
  text: v.string(),
  minter: v.nullable(address),
  pieces: wholeNumber,
  holders: wholeNumber,
  listed: wholeNumber,
  /** Of the cheapest listing in native currency, its wrapped form or a known token; null: there is none. */
  floor: v.nullable(worth),
  /** The cheapest listing in each of some other currencies. */
  floorBeside: v.array(v.object({ token: currency, amount: amount })),
  /**
   * What the sales in native currency, its wrapped form and known tokens were worth, at the prices of now; `beside`: those in some other
   * currencies. Null: the history cannot say.
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

/** What GET /api/nft/pieces?after= answers: the newest pieces of each collection, newest first. */
export const MarketPieces = v.object({
  /** On the first page. */
  collections: v.array(MarketCollection),
  pieces: v.array(MarketPiece),
  /** Of collections and pieces together. */
  leftOut,
  /** What to ask for the next page with; null on the last one. */
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

/** What GET /api/nft/{collection}/{id}/sales answers: of the latest 500 sales of the market those of this piece, newest first. */
export const PieceSales = v.object({ sales: v.array(PieceSaleRow), leftOut })
export type PieceSales = v.InferInput<typeof PieceSales>

/** What a page reads of the answer to GET /api/nft/asset. It may come from another host: a picture that is not on our own origin is none. */
export const AssetLook = v.object({
  asset: v.nullable(v.object({ name: v.nullable(v.string()), image_url: v.fallback(v.nullable(ownPath), null) })),
})
