import * as z from 'zod/mini'
import { amount, hash, hexAddress, leftOut, seconds } from './indexPage.ts'
import { KeptOrder } from './orders.ts'

z.config({ jitless: true })

/** A price in native currency and in dollars, by the pools of this moment. Null: no pool gives one, or none could be read. */
const worth = z.object({ native: z.nullable(z.number()), dollars: z.nullable(z.number()) })

const currency = z.union([z.literal('native'), hexAddress])

/** A collectible as the market shows it. */
export const MarketPiece = z.object({
  collection: hexAddress,
  id: amount,
  owner: hexAddress,
  /** What its file says; null: it says nothing, or cannot be read. */
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  traits: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Whether its file names a picture. */
  hasPicture: z.boolean(),
  /** When this server found another picture than it had before. Null: it knows of one only. */
  pictureChangedSeconds: z.nullable(seconds),
  /** Whether its file could not be read. */
  isUnread: z.boolean(),
  releaseSeconds: z.nullable(seconds),
  /** What the collection names for each sale. */
  royalty: z.nullable(z.object({ artist: hexAddress, bps: z.int() })),
  /** The cheapest that can be bought now; orders that no pool gives a price for come last. */
  listing: z.nullable(KeptOrder),
  price: worth,
  /** Where it cannot be bought yet: what opens first. The chain decides when that is. */
  upcoming: z.nullable(
    z.object({
      price: z.object({ token: currency, amount }),
      opensSeconds: seconds,
      worth,
    }),
  ),
})
export type MarketPiece = z.infer<typeof MarketPiece>

export const MarketCollection = z.object({
  address: hexAddress,
  name: z.string(),
  symbol: z.string(),
  /** What its artist says of it; empty: nothing. */
  text: z.string(),
  minter: z.nullable(hexAddress),
  pieces: z.int(),
  holders: z.int(),
  listed: z.int(),
  /** Of the cheapest listing in native currency, its wrapped form or a known token; null: there is none. */
  floor: z.nullable(worth),
  /** The cheapest listing in each of some other currencies. */
  floorBeside: z.array(z.object({ token: currency, amount })),
  /**
   * What the sales in native currency, its wrapped form and known tokens were worth, at the prices of now; `beside`: those in some other
   * currencies. Null: the history cannot say.
   */
  volume: z.nullable(
    z.object({
      sales: z.int(),
      native: z.nullable(z.number()),
      dollars: z.nullable(z.number()),
      beside: z.array(z.object({ token: currency, sales: z.int(), amount })),
    }),
  ),
})
export type MarketCollection = z.infer<typeof MarketCollection>

/** What GET /api/nft/pieces?after= answers: the newest pieces of each collection, newest first. */
export const MarketPieces = z.object({
  /** On the first page. */
  collections: z.array(MarketCollection),
  pieces: z.array(MarketPiece),
  /** Of collections and pieces together. */
  leftOut,
  /** What to ask for the next page with; null on the last one. */
  next: z.nullable(z.string()),
  /** There are older ones that are not named. */
  hasMore: z.boolean(),
})
export type MarketPieces = z.infer<typeof MarketPieces>

/** A sale of one piece, by the history of the chain. */
export const PieceSaleRow = z.object({
  transaction: hash,
  timeSeconds: seconds,
  /** The zero address: native currency. */
  token: hexAddress,
  /** All that was paid, the royalty included. */
  amount,
})

/** What GET /api/nft/{collection}/{id}/sales answers: of the latest 500 sales of the market those of this piece, newest first. */
export const PieceSales = z.object({ sales: z.array(PieceSaleRow), leftOut })
export type PieceSales = z.infer<typeof PieceSales>

/** What all that is said of collectibles stands under. */
export const NFT_PATH = '/api/nft'
export const PIECES_PATH = '/api/nft/pieces'
/** The marketplace listing of the specification: `?owner=&order_direction=desc&offset=0&limit=6`. */
export const ASSETS_PATH = '/api/nft/assets'
/** One item: `?token_address=&token_id=`. */
export const ASSET_PATH = '/api/nft/asset'
export const mediaPath = (collection: string, id: string): string => `/api/nft/${collection}/${id}/media`
export const salesPath = (collection: string, id: string): string => `/api/nft/${collection}/${id}/sales`
/** Where the page shows a piece. */
export const piecePath = (collection: string, id: string): string => `/nft/${collection}/${id}`
