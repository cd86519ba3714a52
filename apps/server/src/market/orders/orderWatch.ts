import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { type OrderJson, orderOfJson } from '@musi/api/market/orders'
import type { OrderTouch } from '@musi/chain/market/orderTouches'
import { parseAddress } from '@musi/domain/address'
import type { OrderStanding } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Block, HeadHub } from '#platform/heads/headHub.ts'
import { standBack } from '#platform/heads/standBack.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { type BidderFunds, type FundsOwner, bidderFunds } from './bidderFunds.ts'
import { type Judgement, writeJudgements } from './orderBook.ts'
import { type MarketContracts, judgeOrders } from './orderJudge.ts'
import type { OrderTables } from './orderTables.ts'
import {
  type SleepingOrder,
  aliveOrders,
  contractsOfBook,
  dueOrders,
  ordersEndedSince,
  ordersJudgedAfter,
  touchedOrders,
} from './touchedOrders.ts'

type Needs = {
  heads: Pick<HeadHub, 'follow'>
  own: Pick<OwnDatabase, 'tables'>
  upstream: Pick<Upstream, 'ask'>
  clock: Pick<Clock, 'sleep'>
  contracts: MarketContracts | null
  log: Pick<Log, 'warn'>
}

export type OrderWatch = {
  /**
   * Whether every order in the book stands as of this block, so that nobody has to ask the chain about each. What the watch has not
   * looked at yet it looks at now, as long as somebody can wait.
   */
  isLevelWith: (head: Block) => Promise<boolean>
  /** The hash of the block that every order in the book stands as of. Null: something is to be looked at. */
  level: () => string | null
  /**
   * Another number as soon as a look has found orders that its blocks may have changed, and once they are written. With the same number
   * at a later level, what was read of the book in between stands as of that level. Null: all of it may be another.
   */
  changeCount: () => number | null
  /** An order was kept: what has happened since it was judged may not have found it in the book. */
  note: (order: { hash: string; standing: OrderStanding; order: OrderJson }) => void
  /** What bidders have, as of the last look. */
  funds: Pick<BidderFunds, 'read'>
  stop: () => void
}

/** How far back is looked again after a reorganisation. */
const BACK = 64
/** Beyond it all that is alive is judged, which asks less than so many logs. */
const LONGEST_GAP = 2000
const JUDGED_AT_ONCE = 400
/** Each write waits for the disk, and what it changes of the indexes lies close together. */
const WRITTEN_AT_ONCE = 2000
/** Nodes limit the addresses of a filter. */
const ADDRESSES_AT_ONCE = 1000
/** Longer than a block with a thousand changes takes; then a page is judged by itself. */
const WAIT_MS = 1000

/**
 * Judges with each block what the block may have changed, so that a list of what is open has also what came back to life (spec:
 * market.watched), and what nothing has touched is not asked about again (spec: market.book).
 */
export function orderWatch({ heads, own, upstream, clock, contracts, log }: Needs): OrderWatch {
  const request = upstreamRequest(upstream)
  const funds = bidderFunds(async (owners) => {
    if (contracts === null) return []
    const { fundsOfBidders } = await import('@musi/chain/market/fundsOfBidders')
    return fundsOfBidders(request, contracts, owners)
  })
  const noted = new Map<string, SleepingOrder>()
  let seen: Block | null = null
  /** It is at all that is alive, which nobody waits for. */
  let isLong = false
  let changeCount = 0
  /** What it is at, and how many of those that were noted by then. */
  let looking: { hash: string; noted: number } | null = null
  let running: Promise<void> | null = null
  let due: Block | null = null
  let troubleAt: number | null = null
  const stopping = new AbortController()

  async function touchesBetween(
    emitters: readonly string[],
    first: number,
    last: number,
  ): Promise<readonly OrderTouch[]> {
    if (first > last) return []
    const { TOUCHING_TOPICS, orderTouches } = await import('@musi/chain/market/orderTouches')
    const logs: RawLog[] = []
    for (let at = 0; at < emitters.length; at += ADDRESSES_AT_ONCE) {
      const filter = { address: emitters.slice(at, at + ADDRESSES_AT_ONCE), topics: [TOUCHING_TOPICS] }
      const params = [{ ...filter, fromBlock: hexQuantity(first), toBlock: hexQuantity(last) }]
      logs.push(...((await request('eth_getLogs', params)) as readonly RawLog[]))
    }
    return logs.flatMap((one): readonly OrderTouch[] => {
      const emitter = parseAddress(one.address)
      return emitter === null ? [] : orderTouches({ ...one, address: emitter })
    })
  }

  /**
   * What happened since a block, all asked for at once: every page that comes after a block waits for it. Null: so much may have changed
   * that all has to be judged.
   */
  async function changesSince(last: Block | null, head: Block, db: Kysely<OrderTables>): Promise<Changes | null> {
    if (last === null || contracts === null || head.number - last.number > LONGEST_GAP) return null
    const { seaport } = contracts
    const touchesFrom = async (block: number) =>
      touchesBetween([seaport, ...(await contractsOfBook(db))], block, head.number)
    const [known, touches, dueNow, written] = await Promise.all([
      request('eth_getBlockByNumber', [hexQuantity(last.number), false]) as Promise<{ hash?: string } | null>,
      touchesFrom(last.number + 1),
      dueOrders(db, head.timeSeconds),
      writtenOrders(db, { endedFrom: last.number, judgedAfter: last.number }),
    ])
    if (known?.hash === last.hash) return { touches, wasReplaced: false, orders: [...dueNow, ...written] }
    // What a block did that was taken back leaves no event on the chain that is.
    const from = Math.max(0, Math.min(last.number, head.number) - BACK)
    const [earlier, rewritten] = await Promise.all([
      touchesFrom(from),
      writtenOrders(db, { endedFrom: from, judgedAfter: from - 1 }),
    ])
    return { touches: earlier, wasReplaced: true, orders: [...dueNow, ...rewritten] }
  }

  async function judgeAll(db: Kysely<OrderTables>, orders: readonly SleepingOrder[]): Promise<void> {
    let judgements: Judgement[] = []
    for (let at = 0; at < orders.length && !stopping.signal.aborted; at += JUDGED_AT_ONCE) {
      const part = orders.slice(at, at + JUDGED_AT_ONCE).flatMap(({ hash, standing, json }) => {
        const order = orderOfJson(json)
        return order === null ? [] : [{ hash: hash as `0x${string}`, before: standing, order }]
      })
      if (part.length === 0 || contracts === null) continue
      const { block, standings } = await judgeOrders(upstream, contracts, part)
      for (const [place, { hash, before }] of part.entries()) {
        const standing = standings[place]
        if (standing !== undefined && standing !== before) judgements.push({ hash, standing, block })
      }
      if (judgements.length < WRITTEN_AT_ONCE) continue
      await writeJudgements(db, judgements)
      judgements = []
    }
    await writeJudgements(db, judgements)
  }

  async function judgeChanged(db: Kysely<OrderTables>, orders: readonly SleepingOrder[]): Promise<void> {
    if (orders.length === 0) return
    changeCount += 1
    await judgeAll(db, orders)
    changeCount += 1
  }

  async function changedOrders(db: Kysely<OrderTables>, { touches, orders }: Changes) {
    const changed = [...(await touchedOrders(db, touches)), ...orders, ...noted.values()]
    return [...new Map(changed.map((order) => [order.hash, order])).values()]
  }

  async function look(head: Block): Promise<void> {
    const db = await own.tables<OrderTables>()
    if (db === null || contracts === null) return
    const latest = [...noted.keys()]
    const changes = await changesSince(seen, head, db)
    funds.forget(changes === null || changes.wasReplaced ? null : changes.touches.flatMap(bidderOf))
    isLong = changes === null
    if (changes !== null) await judgeChanged(db, await changedOrders(db, changes))
    else for await (const some of aliveOrders(db, JUDGED_AT_ONCE)) await judgeChanged(db, some)
    for (const hash of latest) noted.delete(hash)
    if (!stopping.signal.aborted) seen = head
  }

  async function run(): Promise<void> {
    while (due !== null && !stopping.signal.aborted) {
      const head: Block = due
      due = null
      looking = { hash: head.hash, noted: noted.size }
      try {
        await look(head)
      } catch (error) {
        // The next block looks from where this one began.
        if (!stopping.signal.aborted && troubleAt !== head.number)
          log.warn(`The orders of block ${head.number} could not be judged: ${String(error)}`)
        troubleAt = head.number
      }
      isLong = false
      looking = null
    }
    running = null
  }

  const isLevelAt = (head: Block): boolean => seen?.hash === head.hash && noted.size === 0
  const isLookingAt = (head: Block): boolean => looking?.hash === head.hash && looking.noted === noted.size

  /** The heads and the pages ask for it, whoever is first. */
  function lookAt(head: Block): Promise<void> {
    if (running === null && isLevelAt(head)) return Promise.resolve()
    if (running !== null && due === null && isLookingAt(head)) return running
    due = head
    return (running ??= run())
  }

  const looks = standBack((head: Block) => void lookAt(head))
  const unfollow = contracts === null ? () => undefined : heads.follow(({ head }) => looks.soon(head))
  return {
    async isLevelWith(head) {
      if (contracts === null || isLevelAt(head)) return contracts !== null
      const looking = lookAt(head)
      if (seen === null || isLong) return false
      await Promise.race([looking, clock.sleep(WAIT_MS)])
      return isLevelAt(head)
    },
    level: () => (running === null && noted.size === 0 ? (seen?.hash ?? null) : null),
    changeCount: () => (seen === null || isLong ? null : changeCount),
    note: ({ hash, standing, order }) => void noted.set(hash, { hash, standing, json: order }),
    funds,
    stop() {
      stopping.abort()
      unfollow()
      looks.stop()
    },
  }
}

/** `wasReplaced`: other blocks stand than those that were looked at. */
type Changes = { touches: readonly OrderTouch[]; wasReplaced: boolean; orders: readonly SleepingOrder[] }

/** What ended by the blocks from one on, and what a page has judged in a block that the watch has never looked at. */
async function writtenOrders(db: Kysely<OrderTables>, { endedFrom, judgedAfter }: Written) {
  const written = await Promise.all([ordersEndedSince(db, endedFrom), ordersJudgedAfter(db, judgedAfter)])
  return written.flat()
}
type Written = { endedFrom: number; judgedAfter: number }

type RawLog = { address: string; topics: readonly `0x${string}`[]; data: `0x${string}` }

const bidderOf = (touch: OrderTouch): readonly FundsOwner[] =>
  touch.by === 'funds' ? [{ bidder: touch.maker, token: touch.token }] : []
