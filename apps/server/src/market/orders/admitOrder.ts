import { type StoredOrder, type OrderRefusalCode, type OrderRequest, orderOfJson } from '@musi/api/market/orders'
import type { HashedOrder } from '@musi/chain/market/orderFacts'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { orderProblem } from '@musi/domain/market/orderProblem'
import { type OrderLife, orderLife } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { clientKeys } from '#platform/database/clientKeys.ts'
import { isDatabaseTrouble } from '#platform/database/databaseReach.ts'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import type { Funds } from './bidderFunds.ts'
import type { MarketCollections } from './marketCollections.ts'
import type { MarketCurrencies } from './marketCurrencies.ts'
import { storeOrder, deleteEndedOrders } from './orderBook.ts'
import { type JudgedOrders, type MarketContracts, judgeOrders } from './judgeOrders.ts'
import type { OrderTables } from './orderTables.ts'

export type AdmitNeeds = Pick<ServiceNeeds, 'database' | 'upstream'> & {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** `contracts` is null if this chain has no market. */
  contracts: MarketContracts | null
  /** Collections traded here. */
  collections: Pick<MarketCollections, 'has'>
  /** Currencies allowed for prices, besides the native one. */
  currencies: MarketCurrencies
}

/** `away`: the database is unreachable. */
export type OrderTrouble = { ok: false; code: OrderRefusalCode | 'away' }
export type Admission = { ok: true; order: StoredOrder } | OrderTrouble

export type AdmissionRules = {
  lives: readonly OrderLife[]
  verdict: MarketCurrencies['verdict']
  client: string | null
}

type SignedOrder = { order: MarketOrder; signature: `0x${string}`; seenBlock: number }

/** Enough because nodes are rarely more than a block or two apart. */
const MAX_WAIT_MS = 4000
const RETRY_MS = 250

export const refuse = (code: OrderTrouble['code']): OrderTrouble => ({ ok: false, code })

/** Stores an order if it can be filled; otherwise returns why it is refused. */
export async function admitOrder(
  needs: AdmitNeeds,
  { order: json, signature: text, seenBlock = 0 }: OrderRequest,
  terms: AdmissionRules,
): Promise<Admission> {
  if (needs.contracts === null) return refuse('noMarket')
  const order = orderOfJson(json)
  if (order === null) return refuse('otherCollection')
  const db = await needs.database.tables<OrderTables>()
  if (db === null) return refuse('away')
  // The seller would receive a negative amount, which the market cannot encode.
  if (order.kind !== 'collectionOffer' && order.royalty !== null && order.royalty.amount >= order.price.amount)
    return refuse('royaltyTakesAll')
  try {
    const signed = { order, signature: text as `0x${string}`, seenBlock }
    return await admitJudged({ ...needs, contracts: needs.contracts }, db, signed, terms)
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error
    return refuse('chainAway')
  }
}

/** Checks a complete order on chain; rejects if the chain is unavailable. */
async function admitJudged(
  needs: AdmitNeeds & { contracts: MarketContracts },
  db: Kysely<OrderTables>,
  { order, signature, seenBlock }: SignedOrder,
  { lives, verdict, client }: AdmissionRules,
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
  const clientChain = upstreamForClient(upstream, client)
  const judged = await judgeAtBlock(clientChain, needs, { hash, order }, seenBlock)
  if (judged === null) return refuse('notYet')
  const royalty = await namedRoyalty(upstreamRequest(clientChain), order)
  const rules = { nowSeconds: judged.nowSeconds, royalty, mayPayWith: () => currency !== 'other' }
  const problem = orderProblem(order, rules)
  if (problem !== null) return refuse(problem)
  const [standing] = judged.standings
  const life = standing === undefined ? 'over' : orderLife(standing)
  if (standing === undefined || !lives.includes(life)) return refuse('notGood')
  if (!(await isSignedForMarket(upstreamRequest(clientChain), contracts.seaport, { order, signature })))
    return refuse('badSignature')
  await deleteEndedOrders(db, nowSeconds(clock))
  const newOrder = {
    order,
    hash,
    signature,
    standing,
    block: judged.block,
    client: client === null ? null : (await clientKeys(db, client)).client,
    cover: order.kind === 'listing' ? null : coverOf(judged.facts[0]?.funds),
    nowSeconds: nowSeconds(clock),
  }
  const keepResult = await storeOrder(db, newOrder, { isKnown: currencies.isKnown })
  return keepResult.ok ? keepResult : refuse(keepResult.code)
}

/**
 * Judges an order as of a block or a later one. Nodes receive blocks at different times, so this
 * node may not know the maker's latest approval yet. Null if it still does not know it after a
 * while.
 */
async function judgeAtBlock(
  chain: Pick<Upstream, 'ask'>,
  { contracts, clock }: { contracts: MarketContracts; clock: Pick<Clock, 'sleep'> },
  order: HashedOrder,
  block: number,
): Promise<JudgedOrders | null> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    const judged = await judgeOrders(chain, contracts, [order])
    if (judged.block >= block) return judged
    if (waitedMs >= MAX_WAIT_MS) return null
    await clock.sleep(RETRY_MS)
  }
}

const coverOf = (funds: Funds | null | undefined): bigint | null => {
  if (!funds) return null
  return funds.balance < funds.allowance ? funds.balance : funds.allowance
}
