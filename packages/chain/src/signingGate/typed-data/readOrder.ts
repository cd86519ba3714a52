import { ZERO_ADDRESS } from '@musi/domain/address'
import { type Fields, isSameHex, ownValue } from '../ownFields.ts'
import { isSameValue } from '../difference.ts'

const ZERO_WORD = '0x0000000000000000000000000000000000000000000000000000000000000000'

/** Seaport's item types. */
const NATIVE = 0
const ERC20 = 1
const ERC721 = 2

/** Seaport's item type for any piece of a collection, or of a list of its pieces. */
const ERC721_ANY = 4

/**
 * Reads an order from Seaport's parameters: a listing of one collectible for a fixed price, or an offer of a fixed price
 * for one, open to anybody and only as a whole. Null for any other order.
 */
export function orderOf(parameters: unknown): Fields | null {
  if (!isForAnybody(parameters) || !hasFullConsideration(parameters)) return null
  if (ownValue(ownValue(parameters, 'offer'), 'length') !== 1) return null
  const order = listingOf(parameters) ?? offerOf(parameters)
  if (order === null) return null
  const counter = ownValue(parameters, 'counter')
  return {
    ...order,
    startSeconds: ownValue(parameters, 'startTime'),
    endSeconds: ownValue(parameters, 'endTime'),
    salt: ownValue(parameters, 'salt'),
    // The counter is missing in calls that fill or publish the order, because the market reads it itself.
    ...(counter === undefined ? {} : { counter }),
  }
}

function listingOf(parameters: unknown): Fields | null {
  const seller = ownValue(parameters, 'offerer')
  const collectible = ownValue(ownValue(parameters, 'offer'), '0')
  const price = priceOf(ownValue(parameters, 'consideration'), seller)
  if (price === null || !isSingleItem(collectible, ERC721)) return null
  return {
    kind: 'listing',
    seller,
    collection: ownValue(collectible, 'token'),
    tokenId: ownValue(collectible, 'identifierOrCriteria'),
    price: ownValue(price, 'price'),
    royalty: ownValue(price, 'royalty'),
  }
}

function offerOf(parameters: unknown): Fields | null {
  const bidder = ownValue(parameters, 'offerer')
  const payment = paymentOf(ownValue(ownValue(parameters, 'offer'), '0'))
  const consideration = ownValue(parameters, 'consideration')
  const collectible = ownValue(consideration, '0')
  if (payment === null || payment.token === 'native' || !isSameHex(ownValue(collectible, 'recipient'), bidder))
    return null
  const { token, amount } = payment
  const count = ownValue(consideration, 'length')
  const common = { bidder, collection: ownValue(collectible, 'token'), price: { token, amount } }
  const criteria = ownValue(collectible, 'identifierOrCriteria')
  if (isSingleItem(collectible, ERC721_ANY))
    return count === 1 && isSameValue(criteria, 0) ? { ...common, kind: 'collectionOffer' } : null
  if (!isSingleItem(collectible, ERC721)) return null
  const offer = { ...common, kind: 'offer', tokenId: criteria }
  if (count === 1) return { ...offer, royalty: null }
  const forArtist = paymentOf(ownValue(consideration, '1'))
  if (count !== 2 || forArtist === null || !isSameValue(forArtist.token, token)) return null
  return { ...offer, royalty: { artist: forArtist.recipient, amount: forArtist.amount } }
}

const isForAnybody = (parameters: unknown): boolean =>
  isSameHex(ownValue(parameters, 'zone'), ZERO_ADDRESS) &&
  isSameHex(ownValue(parameters, 'zoneHash'), ZERO_WORD) &&
  isSameHex(ownValue(parameters, 'conduitKey'), ZERO_WORD) &&
  isSameValue(ownValue(parameters, 'orderType'), 0)

const isSingleItem = (item: unknown, itemType: number): boolean =>
  isSameValue(ownValue(item, 'itemType'), itemType) &&
  isSameValue(ownValue(item, 'startAmount'), 1) &&
  isSameValue(ownValue(item, 'endAmount'), 1)

function hasFullConsideration(parameters: unknown): boolean {
  const total = ownValue(parameters, 'totalOriginalConsiderationItems')
  return total === undefined || isSameValue(total, ownValue(ownValue(parameters, 'consideration'), 'length'))
}

/** The total the buyer pays: the seller's part and the royalty, if there is one. */
function priceOf(consideration: unknown, seller: unknown): Fields | null {
  const count = ownValue(consideration, 'length')
  const forSeller = paymentOf(ownValue(consideration, '0'))
  const forArtist = paymentOf(ownValue(consideration, '1'))
  if (forSeller === null || !isSameHex(forSeller.recipient, seller)) return null
  const { token, amount } = forSeller
  if (count === 1) return { price: { token, amount }, royalty: null }
  if (count !== 2 || forArtist === null || !isSameValue(forArtist.token, token)) return null
  const royalty = { artist: forArtist.recipient, amount: forArtist.amount }
  return { price: { token, amount: amount + forArtist.amount }, royalty }
}

type Payment = { token: unknown; amount: bigint; recipient: unknown }

function paymentOf(item: unknown): Payment | null {
  const token = ownValue(item, 'token')
  const itemType = ownValue(item, 'itemType')
  const amount = ownValue(item, 'startAmount')
  if (typeof amount !== 'bigint' || amount !== ownValue(item, 'endAmount')) return null
  if (!isSameValue(ownValue(item, 'identifierOrCriteria'), 0)) return null
  const recipient = ownValue(item, 'recipient')
  if (isSameValue(itemType, ERC20)) return { token, amount, recipient }
  const isNative = isSameValue(itemType, NATIVE) && isSameHex(token, ZERO_ADDRESS)
  return isNative ? { token: 'native', amount, recipient } : null
}
