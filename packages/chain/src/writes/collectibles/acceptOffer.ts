import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing, Offer, PieceOffer, Royalty } from '@musi/domain/market/marketOrder'
import { encodeFunctionData, zeroHash } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import { type SignedOrder, orderParameters } from '../../market/orderParameters.ts'
import { advancedOrder } from '../../market/advancedOrder.ts'
import type { Call, Write } from '../../write.ts'

/** Seaport's basic order type for an ERC-20 offer for a piece that anybody may fill. */
const ERC20_FOR_ERC721_OPEN = 16

type Acceptance = {
  seaport: Address
  signed: SignedOrder<Offer>
  seller: Address
  tokenId: bigint
  /** Royalty of the piece given for an offer for any piece; other offers state their own. */
  royalty: Royalty | null
}

/** Accepts an offer for a piece. The seller must have approved the market for that piece. */
export function acceptOffer({ seaport, signed, seller, tokenId, royalty }: Acceptance): Write {
  const { order, signature } = signed
  const data =
    order.kind === 'offer'
      ? encodeBasicFulfilment(order, signature)
      : encodeMatching(order, signature, { seller, tokenId, royalty })
  const call: Call = { to: seaport, data, value: 0n }
  return { kind: 'acceptOffer', candidates: [call] }
}

/** Uses Seaport's basic order, which pays the royalty from the offered amount; a full order would take it from the seller. */
function encodeBasicFulfilment(offer: PieceOffer, signature: `0x${string}`) {
  const { bidder, collection, tokenId, price, royalty } = offer
  const { zone, startTime, endTime, zoneHash, salt, conduitKey } = orderParameters(offer)
  const additionalRecipients = royalty === null ? [] : [{ amount: royalty.amount, recipient: royalty.artist }]
  const parameters = {
    considerationToken: collection,
    considerationIdentifier: tokenId,
    considerationAmount: 1n,
    offerer: bidder,
    zone,
    offerToken: price.token,
    offerIdentifier: 0n,
    offerAmount: price.amount,
    basicOrderType: ERC20_FOR_ERC721_OPEN,
    startTime,
    endTime,
    zoneHash,
    salt,
    offererConduitKey: conduitKey,
    fulfillerConduitKey: zeroHash,
    totalOriginalAdditionalRecipients: BigInt(additionalRecipients.length),
    additionalRecipients,
    signature,
  }
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillBasicOrder_efficient_6GL6yc',
    args: [parameters],
  })
}

const component = (orderIndex: number, itemIndex: number) => ({
  orderIndex: BigInt(orderIndex),
  itemIndex: BigInt(itemIndex),
})

type SoldPiece = Pick<Listing, 'seller' | 'tokenId' | 'royalty'>

/**
 * Matches an offer for any piece with a listing by the seller for the same price, which contains the piece's royalty. The seller
 * sends the transaction, so the listing needs no signature.
 */
function encodeMatching(offer: CollectionOffer, signature: `0x${string}`, soldPiece: SoldPiece) {
  const { bidder: _, ...terms } = offer
  const listing: Listing = { ...terms, ...soldPiece, kind: 'listing' }
  const payments = orderParameters(listing).consideration.map((_item, at) => ({
    offerComponents: [component(0, 0)],
    considerationComponents: [component(1, at)],
  }))
  const fulfillments = [{ offerComponents: [component(1, 0)], considerationComponents: [component(0, 0)] }, ...payments]
  const chosen = { orderIndex: 0n, side: 1, index: 0n, identifier: soldPiece.tokenId, criteriaProof: [] }
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'matchAdvancedOrders',
    args: [
      [advancedOrder({ order: offer, signature }), advancedOrder({ order: listing, signature: '0x' })],
      [chosen],
      fulfillments,
      soldPiece.seller,
    ],
  })
}
