import type { Address } from '@musi/domain/address'
import { zeroAddress, zeroHash } from 'viem'

/** One collectible for a price: the order that its owner signs and a buyer fills. */
export type DropOrder = {
  seller: Address
  collection: Address
  tokenId: bigint
  /** `native`: the chain's own currency. All of it, the artist's royalty included. */
  price: { token: 'native' | Address; amount: bigint }
  /** Goes to the artist out of the price; null where the seller is the artist. */
  royalty: { artist: Address; amount: bigint } | null
  startSeconds: bigint
  endSeconds: bigint
  /** Tells orders apart that are otherwise the same. */
  salt: bigint
  /** The seller's counter: raising it withdraws all earlier orders. */
  counter: bigint
}

export type SignedDropOrder = { order: DropOrder; signature: `0x${string}` }

/** Seaport's numbers for what changes hands, and for an order that anybody may fill as a whole. */
const [NATIVE, ERC20, ERC721] = [0, 1, 2]
const FULL_OPEN = 0

const priceItem = ({ token }: DropOrder['price'], amount: bigint, recipient: Address) => ({
  itemType: token === 'native' ? NATIVE : ERC20,
  token: token === 'native' ? zeroAddress : token,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
  recipient,
})

const offerItem = ({ collection, tokenId }: DropOrder) => ({
  itemType: ERC721,
  token: collection,
  identifierOrCriteria: tokenId,
  startAmount: 1n,
  endAmount: 1n,
})

/** The order in Seaport's terms. There is no conduit: the seller approves Seaport itself. */
export function orderParameters(order: DropOrder) {
  const { seller, price, royalty } = order
  const consideration = [
    priceItem(price, price.amount - (royalty?.amount ?? 0n), seller),
    ...(royalty === null ? [] : [priceItem(price, royalty.amount, royalty.artist)]),
  ]
  return {
    offerer: seller,
    zone: zeroAddress,
    offer: [offerItem(order)],
    consideration,
    orderType: FULL_OPEN,
    startTime: order.startSeconds,
    endTime: order.endSeconds,
    zoneHash: zeroHash,
    salt: order.salt,
    conduitKey: zeroHash,
    totalOriginalConsiderationItems: BigInt(consideration.length),
  }
}
