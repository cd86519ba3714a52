import { type KeptOrder, type OrderRefusalCode, type OrderRequest, orderOfJson } from '@musi/api/market/orders'
import type { NamedOrder } from '@musi/chain/market/orderFacts'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { orderProblem } from '@musi/domain/market/orderProblem'
import { type OrderLife, orderLife } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import type { Given } from '#history/given.ts'
import { clientKey } from '#platform/clientKey.ts'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { askingFor } from '#platform/rpc/askingFor.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import type { Funds } from './bidderFunds.ts'
import type { MarketCollections } from './marketCollections.ts'
import type { MarketCurrencies } from './marketCurrencies.ts'
import { keepOrder, sweepOrders } from './orderBook.ts'
import { type Judged, type MarketContracts, judgeOrders } from './orderJudge.ts'
import type { OrderTables } from './orderTables.ts'

export type AdmitNeeds = Pick<Given, 'own' | 'upstream'> & {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** Null if this chain has no market. */
  contracts: MarketContracts | null
  /** Collections traded here. */
  collections: Pick<MarketCollections, 'has'>
  /** Currencies allowed for prices, besides the native one. */
  currencies: MarketCurrencies
}

/** `away`: the database cannot be reached. */
export type OrderTrouble = { ok: false; code: OrderRefusalCode | 'away' }
export type Admission = { ok: true; order: KeptOrder } | OrderTrouble

export type Terms = {
  lives: readonly OrderLife[]
  verdict: MarketCurrencies['verdict']
  client: string | null
}

type Signed = { order: MarketOrder; signature: `0x${string}`; seenBlock: number }

/** Nodes that follow a chain are rarely more than a block or two apart. */
const LONGEST_WAIT_MS = 4000
const LOOK_AGAIN_MS = 250

export const refuse = (code: OrderTrouble['code']): OrderTrouble => ({ ok: false, code })

/** Stores an order if it can be filled; otherwise says why it is refused. */
export async function admitOrder(
  needs: AdmitNeeds,
  { order: json, signature: text, seenBlock = 0 }: OrderRequest,
  terms: Terms,
): Promise<Admission> {
  if (needs.contracts === null) return refuse('noMarket')
  const order = orderOfJson(json)
  if (order === null) return refuse('otherCollection')
  const db = await needs.own.tables<OrderTables>()
  if (db === null) return refuse('away')
  // The seller would receive a negative amount, which the market cannot encode.
  if (order.kind !== 'collectionOffer' && order.royalty !== null && order.royalty.amount >= order.price.amount)
    return refuse('royaltyTakesAll')
  try {
    const signed = { order, signature: text as `0x${string}`, seenBlock }
    return await admitJudged({ ...needs, contracts: needs.contracts }, db, signed, terms)
  } catch {
    return refuse('chainAway')
  }
}

/** Checks a complete order on chain; rejects if the chain is unavailable. */
async function admitJudged(
  needs: AdmitNeeds & { contracts: MarketContracts },
  db: Kysely<OrderTables>,
  { order, signature, seenBlock }: Signed,
  { lives, verdict, client }: Terms,
): Promise<Admission> {
  const { upstream, clock, contracts, collections, currencies } = needs
  if (!(await collections.has(order.collection))) return refuse('otherCollection')
  const { namedRoyalty, isSignedForMarket } = await import('@musi/chain/market/orderChecks')
  const { orderHash } = await import('@musi/chain/market/orderTypedData')
  const { token } = order.price
  const currency = token === 'native' ? 'known' : await verdict(token)
  if (currency === null) return refuse('chainAway')
  if (currency === 'lookAlike') return refuse('lookAlikeCurrency')
  const hash = orderHash(order)
  const theirChain = askingFor(upstream, client)
  const moment = await judgedSince(theirChain, needs, { hash, order }, seenBlock)
  if (moment === null) return refuse('notYet')
  const royalty = await namedRoyalty(upstreamRequest(theirChain), order)
  const rules = { nowSeconds: moment.nowSeconds, royalty, mayPayWith: () => currency !== 'other' }
  const problem = orderProblem(order, rules)
  if (problem !== null) return refuse(problem)
  const [standing] = moment.standings
  const life = standing === undefined ? 'over' : orderLife(standing)
  if (standing === undefined || !lives.includes(life)) return refuse('notGood')
  if (!(await isSignedForMarket(upstreamRequest(theirChain), contracts.seaport, { order, signature })))
    return refuse('badSignature')
  await sweepOrders(db, nowSeconds(clock))
  const given = {
    order,
    hash,
    signature,
    standing,
    block: moment.block,
    client: client === null ? null : clientKey(client),
    cover: order.kind === 'listing' ? null : coverOf(moment.facts[0]?.funds),
    nowSeconds: nowSeconds(clock),
  }
  const kept = await keepOrder(db, given, { isKnown: currencies.isKnown })
  return kept.ok ? kept : refuse(kept.code)
}

/**
 * Judges an order as of a block or a later one. Nodes receive blocks at different times, so this node may not know the
 * maker's latest approval yet. Null if it still does not after a while.
 */
async function judgedSince(
  chain: Pick<Upstream, 'ask'>,
  { contracts, clock }: { contracts: MarketContracts; clock: Pick<Clock, 'sleep'> },
  order: NamedOrder,
  block: number,
): Promise<Judged | null> {
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const moment = await judgeOrders(chain, contracts, [order])
    if (moment.block >= block) return moment
    if (waitedMs >= LONGEST_WAIT_MS) return null
    await clock.sleep(LOOK_AGAIN_MS)
  }
}

const coverOf = (funds: Funds | null | undefined): bigint | null => {
  if (!funds) return null
  return funds.balance < funds.allowance ? funds.balance : funds.allowance
}
