import { orderOfJson } from '@musi/api/orders'
import type { OrderTouch } from '@musi/chain/market/orderTouches'
import { isAddress } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { OwnDatabase } from '../database/ownDatabase.ts'
import type { Block, HeadHub } from '../heads/headHub.ts'
import type { Log } from '../platform/log.ts'
import type { Upstream } from '../rpc/upstream.ts'
import { upstreamRequest } from '../rpc/upstreamRequest.ts'
import { writeJudgements } from './orderBook.ts'
import type { MarketCollections } from './marketCollections.ts'
import { type MarketContracts, judgeOrders } from './orderJudge.ts'
import type { OrderTables } from './orderTables.ts'
import {
  type SleepingOrder,
  aliveOrders,
  currenciesOfBook,
  dueOrders,
  ordersEndedSince,
  touchedOrders,
} from './touchedOrders.ts'

type Needs = {
  heads: Pick<HeadHub, 'follow'>
  own: Pick<OwnDatabase, 'tables'>
  upstream: Pick<Upstream, 'ask'>
  contracts: MarketContracts | null
  collections: Pick<MarketCollections, 'all'>
  log: Pick<Log, 'warn'>
}

/** How far back is looked again after a reorganisation. */
const BACK = 64
/** Beyond it all that is alive is judged, which asks less than so many logs. */
const LONGEST_GAP = 2000
const JUDGED_AT_ONCE = 400

/**
 * Judges with each block what the block may have changed, so that a list of what is open has also what came back to life (spec:
 * market.watched). What is missed here costs freshness, not truth: each page is judged again before it is shown.
 */
export function orderWatch({ heads, own, upstream, contracts, collections, log }: Needs): { stop: () => void } {
  if (contracts === null) return { stop: () => undefined }
  const request = upstreamRequest(upstream)
  let seen: Block | null = null
  let isRunning = false
  let due: Block | null = null
  const stopping = new AbortController()

  /** Null: so much may have changed that all has to be judged. */
  async function touchesSince(last: Block | null, head: Block, currencies: readonly string[]): Promise<Changes | null> {
    if (last === null || head.number - last.number > LONGEST_GAP) return null
    const known = (await request('eth_getBlockByNumber', [hexOf(last.number), false])) as { hash?: string } | null
    const wasReplaced = known?.hash !== last.hash
    const from = Math.max(0, wasReplaced ? Math.min(last.number, head.number) - BACK : last.number + 1)
    const replacedFrom = wasReplaced ? from : null
    if (from > head.number) return { touches: [], replacedFrom }
    const { TOUCHING_TOPICS, orderTouches } = await import('@musi/chain/market/orderTouches')
    const address = [contracts?.seaport, ...(await collections.all()), ...currencies]
    const filter = { fromBlock: hexOf(from), toBlock: hexOf(head.number), address, topics: [TOUCHING_TOPICS] }
    const logs = (await request('eth_getLogs', [filter])) as readonly RawLog[]
    const touches = logs.flatMap((one): readonly OrderTouch[] => {
      const emitter = isAddress(one.address)
      return emitter === false ? [] : orderTouches({ ...one, address: emitter })
    })
    return { touches, replacedFrom }
  }

  async function judgeAll(db: Kysely<OrderTables>, orders: readonly SleepingOrder[]): Promise<void> {
    for (let at = 0; at < orders.length && !stopping.signal.aborted; at += JUDGED_AT_ONCE) {
      const part = orders.slice(at, at + JUDGED_AT_ONCE).flatMap(({ hash, standing, json }) => {
        const order = orderOfJson(json)
        return order === null ? [] : [{ hash, before: standing, order }]
      })
      if (part.length === 0 || contracts === null) continue
      const { block, standings } = await judgeOrders(
        upstream,
        contracts,
        part.map(({ order }) => order),
      )
      await writeJudgements(
        db,
        part.flatMap(({ hash, before }, place) => {
          const standing = standings[place]
          return standing === undefined || standing === before ? [] : [{ hash, standing, block }]
        }),
      )
    }
  }

  async function changedOrders(db: Kysely<OrderTables>, { touches, replacedFrom }: Changes, head: Block) {
    const changed = [...(await touchedOrders(db, touches)), ...(await dueOrders(db, head.timeSeconds))]
    // What ended in a block that was taken back leaves no event on the chain that is; a page may have judged it in a block that
    // this has never looked at.
    return [...changed, ...(await ordersEndedSince(db, replacedFrom ?? seen?.number ?? 0))]
  }

  async function look(head: Block): Promise<void> {
    const db = await own.tables<OrderTables>()
    if (db === null) return
    const changes = await touchesSince(seen, head, await currenciesOfBook(db))
    await judgeAll(db, changes === null ? await aliveOrders(db) : await changedOrders(db, changes, head))
    seen = head
  }

  async function run(): Promise<void> {
    isRunning = true
    while (due !== null && !stopping.signal.aborted) {
      const head: Block = due
      due = null
      try {
        await look(head)
      } catch (error) {
        // The next block looks from where this one began.
        if (!stopping.signal.aborted)
          log.warn(`The orders of block ${head.number} could not be judged: ${String(error)}`)
      }
    }
    isRunning = false
  }

  const unfollow = heads.follow(({ head }) => {
    due = head
    if (!isRunning) void run()
  })
  return {
    stop() {
      stopping.abort()
      unfollow()
    },
  }
}

/** `replacedFrom`: from there on other blocks stand than those that were looked at. */
type Changes = { touches: readonly OrderTouch[]; replacedFrom: number | null }

type RawLog = { address: string; topics: readonly `0x${string}`[]; data: `0x${string}` }

const hexOf = (number: number) => `0x${number.toString(16)}`
