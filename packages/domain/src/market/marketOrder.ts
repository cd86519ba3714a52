import type { Address } from '../address.ts'

/** Part of the price that goes to the account the collection names. */
export type Royalty = { artist: Address; amount: bigint }

type Terms = {
  collection: Address
  startSeconds: bigint
  endSeconds: bigint
  /** Distinguishes otherwise identical orders. */
  salt: bigint
  /** The maker's counter; raising it withdraws all earlier orders. */
  counter: bigint
}

/** One piece for a price, signed by its owner and filled by a buyer. */
export type Listing = Terms & {
  kind: 'listing'
  seller: Address
  tokenId: bigint
  /** The whole price, the artist's royalty included; `native` is the chain's own currency. */
  price: { token: 'native' | Address; amount: bigint }
  /** Royalty out of the price; null if none is due or the seller is the artist. */
  royalty: Royalty | null
}

/** A bid for one piece: signed by the bidder, filled by the owner. */
export type PieceOffer = Terms & {
  kind: 'offer'
  bidder: Address
  tokenId: bigint
  /** Native currency cannot be pulled from an account, so the price is in a token, royalty included. */
  price: { token: Address; amount: bigint }
  royalty: Royalty | null
}

/** A bid for any piece of a collection. Royalties differ per piece, so the accepting order names it. */
export type CollectionOffer = Omit<PieceOffer, 'kind' | 'tokenId' | 'royalty'> & { kind: 'collectionOffer' }

export type Offer = PieceOffer | CollectionOffer
export type MarketOrder = Listing | Offer

/** The account that signs an order and alone can withdraw it. */
export const makerOf = (order: MarketOrder): Address => (order.kind === 'listing' ? order.seller : order.bidder)
