import type { Address } from '@musi/domain/address'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import { zeroAddress, zeroHash } from 'viem'

export type SignedOrder<Order extends MarketOrder = MarketOrder> = { order: Order; signature: `0x${string}` }

/** Seaport's constants for item types, and for an order anybody may fill as a whole. */
const NATIVE = 0
const ERC20 = 1
const ERC721 = 2
const ERC721_ANY = 4
const FULL_OPEN = 0

const moneyItem = ({ token }: MarketOrder['price'], amount: bigint) => ({
  itemType: token === 'native' ? NATIVE : ERC20,
  token: token === 'native' ? zeroAddress : token,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
})

const pieceItem = (collection: Address, tokenId: bigint | null) => ({
  itemType: tokenId === null ? ERC721_ANY : ERC721,
  token: collection,
  // A criterion of zero allows any piece of the collection.
  identifierOrCriteria: tokenId ?? 0n,
  startAmount: 1n,
  endAmount: 1n,
})

/** Items the maker gives, and items to be paid for them, with their recipients. */
function itemsOf(order: MarketOrder) {
  const { price, collection } = order
  const royalty = order.kind === 'collectionOffer' ? null : order.royalty
  const toArtist = royalty === null ? [] : [{ ...moneyItem(price, royalty.amount), recipient: royalty.artist }]
  if (order.kind === 'listing') {
    const toSeller = { ...moneyItem(price, price.amount - (royalty?.amount ?? 0n)), recipient: order.seller }
    return { offer: [pieceItem(collection, order.tokenId)], consideration: [toSeller, ...toArtist] }
  }
  const requestedPiece = {
    ...pieceItem(collection, order.kind === 'offer' ? order.tokenId : null),
    recipient: order.bidder,
  }
  return { offer: [moneyItem(price, price.amount)], consideration: [requestedPiece, ...toArtist] }
}

/** The order in Seaport's terms. There is no conduit: its maker approves Seaport itself. */
export function orderParameters(order: MarketOrder) {
  const { offer, consideration } = itemsOf(order)
  return {
    offerer: makerOf(order),
    zone: zeroAddress,
    offer,
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

/** The order with its maker's counter, as Seaport hashes and cancels it. */
export function orderComponents(order: MarketOrder) {
  const { totalOriginalConsiderationItems: _, ...parameters } = orderParameters(order)
  return { ...parameters, counter: order.counter }
}
