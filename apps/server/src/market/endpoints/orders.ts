import {
  StoredOrder,
  type OrderAnswer,
  type OrderRefusalCode,
  OrderRequest,
  type Orders,
} from '@musi/api/market/orders'
import { type Address, parseAddress } from '@musi/domain/address'
import type { OrderLife } from '@musi/domain/market/orderStanding'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { OrderQuery } from '../orders/orderBook.ts'
import type { OrderService } from '../orders/orderService.ts'
import { requestJson } from '#edge/http/requestJson.ts'

type Needs = { orders: OrderService }

const PAGE = 50
const KINDS = ['listing', 'offer', 'collectionOffer'] as const
/** Order states that everybody sees, and those that only the maker sees in addition. */
const LIVES: Readonly<Record<string, readonly OrderLife[]>> = {
  open: ['open'],
  waiting: ['waiting'],
  dormant: ['dormant'],
  alive: ['open', 'waiting', 'dormant'],
}

/**
 * GET /api/orders?collection=&piece=&maker=&kind=&token=&life=open&sort=newest&after=: orders,
 * judged at the newest block. POST adds one. `sort=price` requires a kind and a currency, because
 * prices in different currencies cannot be compared.
 */
export const orders =
  ({ orders }: Needs): Endpoint =>
  async (request) => {
    if (request.method !== 'POST') {
      const query = orderQuery(request)
      if (query === null) return problemAnswer(400, 'badRequest', 'The market cannot be asked so.')
      const page = await orders.page(query)
      if (!page.ok) return refused(page.code)
      const { rows, leftOut } = readableRows(StoredOrder, page.rows)
      const answer: Orders = { rows, ...leftOutField(leftOut), next: page.next }
      return jsonAnswer(200, JSON.stringify(answer))
    }
    const body = await requestJson(request, OrderRequest)
    if (!body.ok) return body.answer
    const kept = await orders.keep(body.value, request.client)
    if (!kept.ok) return refused(kept.code)
    const answer: OrderAnswer = { order: kept.order }
    return jsonAnswer(200, JSON.stringify(answer))
  }

type Parameters = Pick<ServedRequest, 'query'>

type AddressParameter = { readonly kind: 'any' | 'noAddress' } | { readonly kind: 'one'; readonly address: Address }

const parseAddressParameter = (request: Parameters, name: string): AddressParameter => {
  const text = request.query(name)
  if (text === null) return { kind: 'any' }
  const address = parseAddress(text)
  return address === null ? { kind: 'noAddress' } : { kind: 'one', address }
}

/** Returns null if the parameters contradict each other. */
function orderQuery(request: Parameters): OrderQuery | null {
  const collection = parseAddressParameter(request, 'collection')
  const maker = parseAddressParameter(request, 'maker')
  const isNative = request.query('token') === 'native'
  const token: AddressParameter = isNative ? { kind: 'any' } : parseAddressParameter(request, 'token')
  const piece = request.query('piece') ?? undefined
  const kindText = request.query('kind')
  const kind = KINDS.find((each) => each === kindText)
  const lives = LIVES[request.query('life') ?? 'open']
  const sort = request.query('sort') ?? 'newest'
  if ([collection, maker, token].some(({ kind: asked }) => asked === 'noAddress') || lives === undefined) return null
  if (kindText !== null && kind === undefined) return null
  if (piece !== undefined && (collection.kind === 'any' || !/^\d{1,78}$/.test(piece))) return null
  if (sort !== 'newest' && sort !== 'price') return null
  if (sort === 'price' && (kind === undefined || (token.kind === 'any' && !isNative))) return null
  const cursor = request.query('after')
  const [, value, hash] = /^(\d{1,78})\.(0x[0-9a-f]{64})$/.exec(cursor ?? '') ?? []
  if (cursor !== null && (value === undefined || hash === undefined)) return null
  return {
    ...(collection.kind === 'one' && { collection: collection.address }),
    ...(piece === undefined ? {} : { piece }),
    ...(maker.kind === 'one' && { maker: maker.address }),
    ...(kind === undefined ? {} : { kind }),
    ...(isNative && { token: 'native' }),
    ...(token.kind === 'one' && { token: token.address }),
    lives,
    sort,
    after: value === undefined || hash === undefined ? null : { value, hash },
    limit: PAGE,
  }
}

const SENTENCES: Readonly<Record<OrderRefusalCode | 'away', readonly [status: number, sentence: string]>> = {
  noMarket: [404, 'This chain has no market.'],
  otherCollection: [422, 'This collection is not traded here.'],
  noPrice: [422, 'The order has no price.'],
  over: [422, 'The order has ended, or ends before it begins.'],
  beginsLate: [422, 'The order begins more than 180 days from now.'],
  openTooLong: [422, 'The order is open for more than 180 days.'],
  otherCurrency: [422, 'Prices are in native currency, a known token, or a token that was made here.'],
  lookAlikeCurrency: [422, 'The token of this price looks like another one. Use the one that it looks like.'],
  otherRoyalty: [422, 'The royalty in the order is not the one that the collection names.'],
  royaltyTakesAll: [422, 'The royalty would leave the seller nothing.'],
  badSignature: [422, 'The market does not take this signature for this order.'],
  notGood: [
    409,
    'Nobody could fill this order: the piece, the money or the approval is not there, or it was withdrawn.',
  ],
  notCovered: [409, 'Your offers in this currency come to more than you have and allow. Withdraw one of them first.'],
  notYet: [409, 'The block that is named has not reached this server yet. Try again.'],
  full: [507, 'As many orders of this account, of this collection, or from where this comes, are kept as may be.'],
  chainAway: [503, 'The chain cannot be asked at the moment. Try again.'],
  away: [503, 'The database of this server cannot be read at the moment. Try again.'],
}

const refused = (code: OrderRefusalCode | 'away'): Answer => problemAnswer(SENTENCES[code][0], code, SENTENCES[code][1])
