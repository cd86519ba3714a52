import { rowsAnswer } from '@musi/domain/rowsAnswer'
import {
  type Reader,
  address,
  fields,
  flag,
  list,
  oneOf,
  orNull,
  text,
  units,
  wholeNumber,
  type ReadBy,
  hex,
  seconds,
} from '@musi/domain/untrusted'
import { shortenAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { ORDER_STANDINGS } from '@musi/domain/market/orderStanding'

const finite: Reader<number> = (stored) =>
  typeof stored === 'number' && Number.isFinite(stored) && stored >= 0 ? stored : undefined
const worth = fields({ native: orNull(finite), dollars: orNull(finite) })

const terms = { collection: address, startSeconds: units, endSeconds: units, salt: units, counter: units }
const royalty = orNull(fields({ artist: address, amount: units }))
const native = oneOf('native')
const currency: Reader<MarketOrder['price']['token']> = (stored) => native(stored) ?? address(stored)
const token = fields({ token: address, amount: units })

const listing = fields({
  ...terms,
  kind: oneOf('listing'),
  seller: address,
  tokenId: units,
  price: fields({ token: currency, amount: units }),
  royalty,
})
const offer = fields({ ...terms, kind: oneOf('offer'), bidder: address, tokenId: units, price: token, royalty })
const anyOffer = fields({ ...terms, kind: oneOf('collectionOffer'), bidder: address, price: token })

const signed = {
  ...{ hash: hex, signature: hex, standing: oneOf(...ORDER_STANDINGS) },
  judgedBlock: wholeNumber,
  /** With how many offers, itself included, it shares money that is not enough for all of them. */
  competing: wholeNumber,
}
const keptListing = fields({ ...signed, order: listing })
export type KeptListing = ReadBy<typeof keptListing>

const order: Reader<MarketOrder> = (stored) => listing(stored) ?? offer(stored) ?? anyOffer(stored)
const kept = fields({ ...signed, order })
/** An order of the book, as the server has it. The chain is asked again before anybody signs for it. */
export type BookOrder = ReadBy<typeof kept>

export const readOrders = rowsAnswer({ next: orNull(text) }, { rows: kept })

const piece = fields({
  collection: address,
  id: units,
  owner: address,
  name: orNull(text),
  description: orNull(text),
  traits: list(fields({ name: text, value: text })),
  hasPicture: flag,
  pictureChangedSeconds: orNull(seconds),
  isUnread: flag,
  releaseSeconds: orNull(seconds),
  royalty: orNull(fields({ artist: address, bps: wholeNumber })),
  listing: orNull(keptListing),
  price: worth,
  upcoming: orNull(fields({ price: fields({ token: currency, amount: units }), opensSeconds: seconds, worth })),
})
export type Piece = ReadBy<typeof piece>

/** What strangers call a collection may be hundreds of letters, or none that can be seen. */
const LONGEST_NAME = 120

const readCollection = fields({
  address,
  name: text,
  symbol: text,
  text,
  minter: orNull(address),
  pieces: wholeNumber,
  holders: wholeNumber,
  listed: wholeNumber,
  floor: orNull(worth),
  floorBeside: list(fields({ token: currency, amount: units })),
  volume: orNull(
    fields({
      sales: wholeNumber,
      native: orNull(finite),
      dollars: orNull(finite),
      beside: list(fields({ token: currency, sales: wholeNumber, amount: units })),
    }),
  ),
})
export type Collection = ReadBy<typeof readCollection>

/** A collection without a name is called by its address, wherever it is named. */
const collection: Reader<Collection> = (stored) => {
  const read = readCollection(stored)
  return read && { ...read, name: safeText(read.name, LONGEST_NAME) || shortenAddress(read.address) }
}

/** A page of it: collections stand on the first, and `next` is what to ask for the next one with. */
export const readMarket = rowsAnswer({ next: orNull(text), hasMore: flag }, { collections: collection, pieces: piece })
export type MarketPage = ReadBy<typeof readMarket>

/** `isWhole` false: there are more pieces, which have not come yet. */
export type Market = Omit<MarketPage, 'next'> & { readonly isWhole: boolean }

export const readSales = rowsAnswer(
  {},
  { sales: fields({ transaction: hex, timeSeconds: seconds, token: address, amount: units }) },
)
export type PieceSold = ReadBy<typeof readSales>['sales'][number]

/** Its number stands for a name that its file does not give. */
export const nameOf = ({ name, id }: Pick<Piece, 'name' | 'id'>): string => name?.trim() || `#${id}`
