import type { Address } from '../address.ts'

/** Out of the price, to whom the collection names for the piece. */
export type Royalty = { artist: Address; amount: bigint }

type Terms = {
  collection: Address
  startSeconds: bigint
  endSeconds: bigint
  /** Tells orders apart that are otherwise the same. */
  salt: bigint
  /** The maker's counter: raising it withdraws all earlier orders. */
  counter: bigint
}

/** One piece for a price: what its owner signs, and a buyer fills. */
export type Listing = Terms & {
  kind: 'listing'
  seller: Address
  tokenId: bigint
  /** `native`: the chain's own currency. All of it, the artist's royalty included. */
  price: { token: 'native' | Address; amount: bigint }
  /** Null where none is due, or the seller is the artist. */
  royalty: Royalty | null
}

/** A price for one piece: what somebody signs who wants it, and its owner fills. */
export type PieceOffer = Terms & {
  kind: 'offer'
  bidder: Address
  tokenId: bigint
  /** Native currency cannot be taken from anybody, so it is a token. All of it, the royalty included. */
  price: { token: Address; amount: bigint }
  royalty: Royalty | null
}

/** A price for any piece of a collection. Each piece has its own royalty, so it stands in what accepts the offer. */
export type CollectionOffer = Omit<PieceOffer, 'kind' | 'tokenId' | 'royalty'> & { kind: 'collectionOffer' }

export type Offer = PieceOffer | CollectionOffer
export type MarketOrder = Listing | Offer

/** Whose order it is: who signs it, and alone can withdraw it. */
export const makerOf = (order: MarketOrder): Address => (order.kind === 'listing' ? order.seller : order.bidder)
