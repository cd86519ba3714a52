import * as v from 'valibot'
import { leftOut } from '../indexPage.ts'
import { StoredListing } from './orders.ts'
import { address, amount, finite, hash, ownPath, seconds, wholeNumber } from '../values.ts'

/**
 * A price in native currency and in dollars by the current pools; null if unknown.
 */
const worth = v.object({ native: v.nullable(finite), dollars: v.nullable(finite) })

const currency = v.union([v.literal('native'), address])

/** A collectible as the market shows it. */
export const MarketPiece = v.object({
  collection: address,
  id: amount,
  owner: address,
  /** Name from the metadata file; null if missing or unreadable. */
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  traits: v.array(v.object({ name: v.string(), value: v.string() })),
  /** True if the metadata file has a picture. */
  hasPicture: v.boolean(),
  /** Time at which this server found that the picture had changed; null if it never did. */
  pictureChangedSeconds: v.nullable(seconds),
  /** True if the metadata file could not be read. */
  isUnread: v.boolean(),
  releaseSeconds: v.nullable(seconds),
  /** Royalty that the collection demands for each sale. */
  royalty: v.nullable(v.object({ artist: address, bps: wholeNumber })),
  /** The account that opened its collection in our factory; null for collections from elsewhere. */
  maker: v.nullable(address),
  /** The cheapest listing that can be bought now; those without a pool price come last. */
  listing: v.nullable(StoredListing),
  price: worth,
  /** The listing that opens first, if none can be bought yet. The chain's clock decides when. */
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
  floorInTokens: v.array(v.object({ token: currency, amount: amount })),
  /**
   * Worth of the sales in native currency, its wrapped token and known tokens, at current prices. `inTokens` counts sales in other
   * currencies. Null if the history is unavailable.
   */
  volume: v.nullable(
    v.object({
      sales: wholeNumber,
      native: v.nullable(finite),
      dollars: v.nullable(finite),
      inTokens: v.array(v.object({ token: currency, sales: wholeNumber, amount: amount })),
    }),
  ),
})
export type MarketCollection = v.InferInput<typeof MarketCollection>

/** Answer of GET /api/nft/pieces?after=: the newest pieces of each collection, newest first. */
export const MarketPieces = v.object({
  /** Only on the first page. */
  collections: v.array(MarketCollection),
  pieces: v.array(MarketPiece),
  /** Collections and pieces together. */
  leftOut,
  /** Cursor of the next page; null on the last one. */
  next: v.nullable(v.string()),
  /** True if older pieces are left out. */
  hasMore: v.boolean(),
})
export type MarketPieces = v.InferInput<typeof MarketPieces>

/** A sale of one piece, by the history of the chain. */
export const PieceSaleRow = v.object({
  transaction: hash,
  timeSeconds: seconds,
  /** The zero address stands for native currency. */
  token: address,
  /** Price paid, including the royalty. */
  amount: amount,
})

/** Answer of GET /api/nft/{collection}/{id}/sales: this piece's sales among the market's latest 500, newest first. */
export const PieceSales = v.object({ sales: v.array(PieceSaleRow), leftOut })
export type PieceSales = v.InferInput<typeof PieceSales>

/**
 * The part of GET /api/nft/asset that a page reads. The answer may come from another host, so a picture of another origin is
 * dropped.
 */
export const AssetLook = v.object({
  asset: v.nullable(v.object({ name: v.nullable(v.string()), image_url: v.fallback(v.nullable(ownPath), null) })),
})
