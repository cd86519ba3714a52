import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing, Offer, PieceOffer, Royalty } from '@musi/domain/market/marketOrder'
import { encodeFunctionData, zeroHash } from 'viem'
import { seaportAbi } from '../../abi/seaport.ts'
import { type SignedOrder, orderParameters } from '../../market/orderParameters.ts'
import { advancedOrder } from '../../market/advancedOrder.ts'
import type { Call, Write } from '../../write.ts'

/** A piece for a token, to anybody, as a whole. */
const PIECE_FOR_TOKEN = 16

type Acceptance = {
  seaport: Address
  signed: SignedOrder<Offer>
  seller: Address
  tokenId: bigint
  /** Royalty of the piece given for an offer for any piece; other offers state their own. */
  royalty: Royalty | null
}

/** Gives a piece for what was offered. The market has to be approved for the piece, and for nothing else. */
export function acceptOffer({ seaport, signed, seller, tokenId, royalty }: Acceptance): Write {
  const { order, signature } = signed
  const data =
    order.kind === 'offer' ? fulfilment(order, signature) : matching(order, signature, { seller, tokenId, royalty })
  const call: Call = { to: seaport, data, value: 0n }
  return { kind: 'acceptOffer', candidates: [call] }
}

/** By the short form the royalty comes out of what is offered; by the long one the seller would have to bring it. */
function fulfilment(offer: PieceOffer, signature: `0x${string}`) {
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
    basicOrderType: PIECE_FOR_TOKEN,
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

const place = (orderIndex: number, itemIndex: number) => ({
  orderIndex: BigInt(orderIndex),
  itemIndex: BigInt(itemIndex),
})

type Given = Pick<Listing, 'seller' | 'tokenId' | 'royalty'>

/**
 * An offer for any piece meets a listing of the seller's own, for the same price, which holds the royalty of the piece. The seller
 * sends it himself, so that listing needs no signature.
 */
function matching(offer: CollectionOffer, signature: `0x${string}`, given: Given) {
  const { bidder: _, ...terms } = offer
  const listing: Listing = { ...terms, ...given, kind: 'listing' }
  const payments = orderParameters(listing).consideration.map((_item, at) => ({
    offerComponents: [place(0, 0)],
    considerationComponents: [place(1, at)],
  }))
  const meetings = [{ offerComponents: [place(1, 0)], considerationComponents: [place(0, 0)] }, ...payments]
  const chosen = { orderIndex: 0n, side: 1, index: 0n, identifier: given.tokenId, criteriaProof: [] }
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'matchAdvancedOrders',
    args: [
      [advancedOrder({ order: offer, signature }), advancedOrder({ order: listing, signature: '0x' })],
      [chosen],
      meetings,
      given.seller,
    ],
  })
}
