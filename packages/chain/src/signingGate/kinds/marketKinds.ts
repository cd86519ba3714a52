import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { Listing, Offer, Royalty } from '@musi/domain/market/marketOrder'
import { isSameValue } from '../difference.ts'
import { type AmountTokens, optionalTokens, must } from '../displayedTokens.ts'
import { type Fields, isSameHex, ownValue, defineField } from '../ownFields.ts'
import { orderOf } from '../typed-data/readOrder.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, noAmounts } from './gateKind.ts'

export type MarketTerms = {
  /** `seller` gives the piece and gets the price without the royalty. */
  acceptOffer: { offer: Offer; seller: Address; tokenId: bigint; royalty: Royalty | null }
  buyDrop: { order: Listing }
  buyDrops: { orders: readonly Listing[] }
  cancelAllOrders: unknown
  cancelDrop: { order: Listing }
  cancelOffer: { order: Offer }
  listDrop: { order: Listing }
}

const ZERO_WORD = '0x0000000000000000000000000000000000000000000000000000000000000000'

const ITEM = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const PARAMETERS = `address offerer,address zone,(${ITEM})[] offer,(${ITEM},address recipient)[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey`
const SIGNED_ORDER = `((${PARAMETERS},uint256 totalOriginalConsiderationItems) parameters,bytes signature)`

const withOrder = (parameters: unknown): Fields | null => {
  const order = orderOf(parameters)
  return order === null ? null : { order }
}

/** The only item of a list. */
function onlyItem(list: unknown): unknown {
  return ownValue(list, 'length') === 1 ? ownValue(list, '0') : undefined
}

/** `amount` is the native currency sent with the call. Conduits are not accepted. */
const buyDropForms: readonly CallForm[] = [
  callForm(
    '0xb3a34c4c',
    'fulfillOrder',
    `${SIGNED_ORDER} signed,bytes32 _conduitKey`,
    {},
    'amount',
    [],
    { _conduitKey: ZERO_WORD },
    (fields) => withOrder(ownValue(ownValue(fields, 'signed'), 'parameters')),
  ),
]

const listDropForms: readonly CallForm[] = [
  callForm('0x88147732', 'validate', `${SIGNED_ORDER}[] signed`, {}, null, [], {}, (fields) =>
    withOrder(ownValue(onlyItem(ownValue(fields, 'signed')), 'parameters')),
  ),
]

const cancelOrderForms: readonly CallForm[] = [
  callForm('0xfd9f1e10', 'cancel', `(${PARAMETERS},uint256 counter)[] orders`, {}, null, [], {}, (fields) =>
    withOrder(onlyItem(ownValue(fields, 'orders'))),
  ),
]

const cancelAllOrdersForms: readonly CallForm[] = [callForm('0x5b34b966', 'incrementCounter', '')]

const ADVANCED_ORDER = `((${PARAMETERS},uint256 totalOriginalConsiderationItems) parameters,uint120 numerator,uint120 denominator,bytes signature,bytes extraData)`
const RESOLVERS = '(uint256 orderIndex,uint8 side,uint256 index,uint256 identifier,bytes32[] criteriaProof)[] resolvers'
const COMPONENT = '(uint256 orderIndex,uint256 itemIndex)'

/** An order filled completely, without data for a zone. */
function wholeOrderOf(advanced: unknown): Fields | null {
  const isWhole =
    isSameValue(ownValue(advanced, 'numerator'), 1) &&
    isSameValue(ownValue(advanced, 'denominator'), 1) &&
    ownValue(advanced, 'extraData') === '0x'
  return isWhole ? orderOf(ownValue(advanced, 'parameters')) : null
}

/** Number of items on one side of an order. */
const itemsOf = (advanced: unknown, side: 'offer' | 'consideration'): number =>
  ownValue(ownValue(ownValue(advanced, 'parameters'), side), 'length') as number

function componentPerItem(orders: unknown, count: number, side: 'offer' | 'consideration'): unknown[] {
  const all: unknown[] = []
  for (let orderIndex = 0; orderIndex < count; orderIndex += 1)
    for (let itemIndex = 0; itemIndex < itemsOf(ownValue(orders, `${orderIndex}`), side); itemIndex += 1)
      defineField(all, all.length, [{ orderIndex, itemIndex }])
  return all
}

/** A purchase of several pieces: unavailable ones are skipped and their price is refunded. All pieces go to the sender. */
const buyDropsForms: readonly CallForm[] = [
  callForm(
    '0x87201b41',
    'fulfillAvailableAdvancedOrders',
    `${ADVANCED_ORDER}[] signed,${RESOLVERS},${COMPONENT}[][] offers,${COMPONENT}[][] considerations,bytes32 conduitKey,address recipient,uint256 most`,
    {},
    'amount',
    [],
    { conduitKey: ZERO_WORD, recipient: ZERO_ADDRESS },
    (fields) => {
      const signed = ownValue(fields, 'signed')
      const count = ownValue(signed, 'length') as number
      const isPlain =
        ownValue(ownValue(fields, 'resolvers'), 'length') === 0 &&
        isSameValue(ownValue(fields, 'most'), count) &&
        isSameValue(ownValue(fields, 'offers'), componentPerItem(signed, count, 'offer')) &&
        isSameValue(ownValue(fields, 'considerations'), componentPerItem(signed, count, 'consideration'))
      if (!isPlain) return null
      const orders: unknown[] = []
      for (let at = 0; at < count; at += 1) {
        const order = wholeOrderOf(ownValue(signed, `${at}`))
        if (order === null) return null
        defineField(orders, at, order)
      }
      return { orders }
    },
  ),
]

const BASIC_ORDER =
  'address considerationToken,uint256 considerationIdentifier,uint256 considerationAmount,address offerer,address zone,address offerToken,uint256 offerIdentifier,uint256 offerAmount,uint8 basicOrderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 offererConduitKey,bytes32 fulfillerConduitKey,uint256 totalOriginalAdditionalRecipients,(uint256 amount,address recipient)[] additionalRecipients,bytes signature'

/** Seaport's basic order type for an ERC-20 offer for a piece that anybody may fill. */
const ERC20_FOR_ERC721_OPEN = 16

/** Reads an offer for a piece from Seaport's basic order. */
function offerOfBasic(basic: unknown): Fields | null {
  const recipients = ownValue(basic, 'additionalRecipients')
  const count = ownValue(recipients, 'length')
  const artist = ownValue(recipients, '0')
  const isPlain =
    isSameValue(ownValue(basic, 'basicOrderType'), ERC20_FOR_ERC721_OPEN) &&
    isSameHex(ownValue(basic, 'zone'), ZERO_ADDRESS) &&
    isSameHex(ownValue(basic, 'zoneHash'), ZERO_WORD) &&
    isSameHex(ownValue(basic, 'offererConduitKey'), ZERO_WORD) &&
    isSameHex(ownValue(basic, 'fulfillerConduitKey'), ZERO_WORD) &&
    isSameValue(ownValue(basic, 'considerationAmount'), 1) &&
    isSameValue(ownValue(basic, 'offerIdentifier'), 0) &&
    isSameValue(ownValue(basic, 'totalOriginalAdditionalRecipients'), count) &&
    (count === 0 || count === 1)
  if (!isPlain) return null
  return {
    kind: 'offer',
    bidder: ownValue(basic, 'offerer'),
    collection: ownValue(basic, 'considerationToken'),
    tokenId: ownValue(basic, 'considerationIdentifier'),
    price: { token: ownValue(basic, 'offerToken'), amount: ownValue(basic, 'offerAmount') },
    royalty: count === 0 ? null : { artist: ownValue(artist, 'recipient'), amount: ownValue(artist, 'amount') },
    startSeconds: ownValue(basic, 'startTime'),
    endSeconds: ownValue(basic, 'endTime'),
    salt: ownValue(basic, 'salt'),
  }
}

const component = (orderIndex: number, itemIndex: number) => ({ orderIndex, itemIndex })
/** Fulfillments of an accepted offer: the piece goes to the bidder, the offered money to the seller and the artist. */
const fulfillmentsOf = (payments: number): unknown[] => {
  const all: unknown[] = [{ offerComponents: [component(1, 0)], considerationComponents: [component(0, 0)] }]
  for (let at = 0; at < payments; at += 1)
    defineField(all, all.length, { offerComponents: [component(0, 0)], considerationComponents: [component(1, at)] })
  return all
}

const acceptPieceOfferForms: readonly CallForm[] = [
  callForm('0x00000000', 'fulfillBasicOrder_efficient_6GL6yc', `(${BASIC_ORDER}) basic`, {}, null, [], {}, (fields) => {
    const order = offerOfBasic(ownValue(fields, 'basic'))
    return order === null ? null : { order }
  }),
]

/** An offer for any piece is matched with a listing by the sender, which needs no signature. */
const acceptCollectionOfferForms: readonly CallForm[] = [
  callForm(
    '0xf2d12b12',
    'matchAdvancedOrders',
    `${ADVANCED_ORDER}[] signed,${RESOLVERS},(${COMPONENT}[] offerComponents,${COMPONENT}[] considerationComponents)[] meetings,address recipient`,
    {},
    null,
    [],
    {},
    (fields) => {
      const signed = ownValue(fields, 'signed')
      const selling = ownValue(signed, '1')
      const order = wholeOrderOf(ownValue(signed, '0'))
      const sold = wholeOrderOf(selling)
      if (ownValue(signed, 'length') !== 2 || order === null || sold === null) return null
      const chosen = { orderIndex: 0, side: 1, index: 0, identifier: ownValue(sold, 'tokenId'), criteriaProof: [] }
      const isPlain =
        isSameHex(ownValue(fields, 'recipient'), ownValue(sold, 'seller')) &&
        isSameValue(ownValue(fields, 'resolvers'), [chosen]) &&
        isSameValue(ownValue(fields, 'meetings'), fulfillmentsOf(itemsOf(selling, 'consideration')))
      return isPlain ? { order, ownOrder: sold } : null
    },
  ),
]

type OrderTerms = { order: { price: { token: unknown } } }
const orderToken = ({ order }: OrderTerms): AmountTokens => must([order.price.token])
const optionalOrderToken = ({ order }: OrderTerms): AmountTokens => optionalTokens([order.price.token])

export const marketKinds: GateKinds<MarketTerms> = {
  acceptOffer: {
    forms: ({ offer }) => (offer.kind === 'offer' ? acceptPieceOfferForms : acceptCollectionOfferForms),
    target: 'seaport',
    amountTokens: ({ offer }) => must([offer.price.token]),
  },
  buyDrop: { forms: buyDropForms, target: 'seaport', amountTokens: orderToken },
  buyDrops: {
    forms: buyDropsForms,
    target: 'seaport',
    amountTokens: ({ orders }) => {
      const tokens: unknown[] = []
      for (let at = 0; at < orders.length; at += 1) defineField(tokens, at, orders[at]?.price.token)
      return must(tokens)
    },
  },
  cancelAllOrders: { forms: cancelAllOrdersForms, target: 'seaport', amountTokens: noAmounts },
  cancelDrop: { forms: cancelOrderForms, target: 'seaport', amountTokens: optionalOrderToken },
  cancelOffer: { forms: cancelOrderForms, target: 'seaport', amountTokens: optionalOrderToken },
  listDrop: { forms: listDropForms, target: 'seaport', amountTokens: orderToken },
}
