import type { OrderTouch } from '@musi/chain/market/orderTouches'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { HistoryNewsHub } from '#history/historyNewsHub.ts'
import type { Block, HeadHub } from '#platform/heads/headHub.ts'
import { deferToPages } from '#platform/heads/deferToPages.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Peers } from '#platform/peers/peers.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { type BidderFunds, type FundsOwner, bidderFunds } from '../bidderFunds.ts'
import type { OrderWatch } from '../syncedOrderBook.ts'
import type { MarketContracts } from '../judgeOrders.ts'
import type { OrderTables } from '../orderTables.ts'
import { type Changes, changesSince } from './changesSince.ts'
import { ORDERS_PER_JUDGEMENT, judgeAll } from './judgeAll.ts'
import { type SharedScan, type SharedScans, sharedScans } from './sharedScans.ts'
import { type OrderToJudge, aliveOrders, touchedOrders } from './touchedOrders.ts'

type Needs = Pick<ServiceNeeds, 'database' | 'upstream'> & {
  heads: Pick<HeadHub, 'follow'>
  clock: Pick<Clock, 'sleep'>
  contracts: MarketContracts | null
  peers: Pick<Peers, 'tell' | 'listen' | 'take'>
  news: Pick<HistoryNewsHub, 'noteOrders'>
  log: Pick<Log, 'warn'>
}

/** Longer than a block with a thousand changes takes. After this time, a page judges its own rows. */
const WAIT_MS = 1000

/**
 * With each block, judges the orders it may have changed, so that lists of open orders include
 * revived ones (spec: market.watched) and unaffected orders cost no further calls (spec:
 * market.book).
 */
export function orderWatch(needs: Needs): OrderWatch {
  const { heads, clock, contracts, news, log } = needs
  const state: State = {
    funds: watchedFunds(needs),
    noted: new Map(),
    scannedBlock: null,
    isJudgingAll: false,
    changeCount: 0,
    stopping: new AbortController(),
  }
  const { noted, stopping } = state
  const scansOfPeers = sharedScans(needs.peers)
  /** Block of the running scan, and how many orders were noted when it began. */
  let runningScan: { hash: string; noted: number } | null = null
  let running: Promise<void> | null = null
  let dueHead: Block | null = null
  let failedBlock: number | null = null

  async function run(): Promise<void> {
    while (dueHead !== null && !stopping.signal.aborted) {
      const head: Block = dueHead
      dueHead = null
      runningScan = { hash: head.hash, noted: noted.size }
      try {
        await scanOrFollow(needs, state, scansOfPeers, head)
      } catch (error) {
        // The next block starts from where this scan began.
        if (!stopping.signal.aborted && failedBlock !== head.number)
          log.warn(`The orders of block ${head.number} could not be judged: ${String(error)}`)
        failedBlock = head.number
      }
      state.isJudgingAll = false
      runningScan = null
    }
    running = null
  }

  const isLevelAt = (head: Block): boolean => state.scannedBlock?.hash === head.hash && noted.size === 0
  const isScanning = (head: Block): boolean => runningScan?.hash === head.hash && runningScan.noted === noted.size

  /** Heads and page requests both trigger a scan; each block is scanned once. */
  function scanAt(head: Block): Promise<void> {
    if (running === null && isLevelAt(head)) return Promise.resolve()
    if (running !== null && dueHead === null && isScanning(head)) return running
    dueHead = head
    return (running ??= run())
  }

  const scans = deferToPages((head: Block) => void scanAt(head))
  const unfollow = contracts === null ? () => undefined : heads.follow(({ head }) => scans.soon(head))
  return {
    async isLevelWith(head) {
      if (contracts === null || isLevelAt(head)) return contracts !== null
      const looking = scanAt(head)
      if (state.scannedBlock === null || state.isJudgingAll) return false
      await Promise.race([looking, clock.sleep(WAIT_MS)])
      return isLevelAt(head)
    },
    level: () => (running === null && noted.size === 0 ? (state.scannedBlock?.hash ?? null) : null),
    changeCount: () => (state.scannedBlock === null || state.isJudgingAll ? null : state.changeCount),
    note({ hash, standing, order }) {
      noted.set(hash, { hash, standing, json: order })
      news.noteOrders()
    },
    funds: state.funds,
    stop() {
      stopping.abort()
      unfollow()
      scans.stop()
    },
  }
}

type State = {
  funds: BidderFunds
  /** Orders stored since the last scan began. */
  noted: Map<string, OrderToJudge>
  /** The block every order was last judged as of. */
  scannedBlock: Block | null
  /** A full re-judgement is running; pages do not wait for it. */
  isJudgingAll: boolean
  changeCount: number
  stopping: AbortController
}

const watchedFunds = ({ upstream, contracts }: Needs): BidderFunds =>
  bidderFunds(async (owners) => {
    if (contracts === null) return []
    const { fundsOfBidders } = await import('@musi/chain/market/fundsOfBidders')
    return fundsOfBidders(upstreamRequest(upstream), contracts, owners)
  })

/**
 * Uses the scan of the server that scans for all. Scans itself if it is that server, or if no scan
 * is reported.
 */
async function scanOrFollow(needs: Needs, state: State, scans: SharedScans, head: Block): Promise<void> {
  const db = await needs.database.tables<OrderTables>()
  if (db === null) return
  const holder = await scans.take()
  const scanned = holder === 'another' ? await scans.wait(head) : null
  if (scanned !== null) return await follow(needs, state, db, scanned)
  const scanHere = await scan(needs, state, db, head)
  if (holder === 'us' && !state.stopping.signal.aborted) scans.tell(scanHere)
}

/** Orders stored here in the meantime are judged here, because the other server may not have seen them. */
async function follow(needs: Needs, state: State, db: Kysely<OrderTables>, scanned: SharedScan): Promise<void> {
  const { noted, funds, scannedBlock } = state
  const hasMissedNone = scannedBlock !== null && scannedBlock.hash === scanned.after
  funds.forget(hasMissedNone ? scanned.funds : null)
  if (scanned.hasChanged || !hasMissedNone) state.changeCount += 1
  const notedHere = [...noted.values()]
  await judgeChanged(needs, state, db, notedHere)
  for (const { hash } of notedHere) noted.delete(hash)
  if (state.stopping.signal.aborted) return
  state.scannedBlock = scanned.block
  if (scanned.hasChanged || !hasMissedNone || notedHere.length > 0) needs.news.noteOrders()
}

async function judgeChanged(
  { upstream, contracts }: Needs,
  state: State,
  db: Kysely<OrderTables>,
  orders: readonly OrderToJudge[],
): Promise<void> {
  if (orders.length === 0 || contracts === null) return
  state.changeCount += 1
  await judgeAll({ db, upstream, contracts, stopping: state.stopping.signal }, orders)
  state.changeCount += 1
}

/** Judges what the blocks up to this one may have changed; rejects if the chain is unavailable. */
async function scan(needs: Needs, state: State, db: Kysely<OrderTables>, head: Block): Promise<SharedScan> {
  const { upstream, contracts, news } = needs
  const { noted, funds, scannedBlock, changeCount } = state
  const notScanned = { block: head, after: scannedBlock?.hash ?? null, hasChanged: false, funds: [] }
  if (contracts === null) return notScanned
  const latest = [...noted.keys()]
  const changes = await changesSince(upstreamRequest(upstream), contracts, { last: scannedBlock, head }, db)
  const touchedFunds = changes === null || changes.wasReplaced ? null : changes.touches.flatMap(bidderOf)
  funds.forget(touchedFunds)
  state.isJudgingAll = changes === null
  if (changes !== null) await judgeChanged(needs, state, db, await changedOrders(db, changes, noted.values()))
  else for await (const some of aliveOrders(db, ORDERS_PER_JUDGEMENT)) await judgeChanged(needs, state, db, some)
  for (const hash of latest) noted.delete(hash)
  const hasChanged = scannedBlock === null || state.changeCount !== changeCount
  if (!state.stopping.signal.aborted) {
    state.scannedBlock = head
    if (hasChanged) news.noteOrders()
  }
  return { ...notScanned, hasChanged, funds: touchedFunds }
}

async function changedOrders(
  db: Kysely<OrderTables>,
  { touches, orders }: Changes,
  noted: Iterable<OrderToJudge>,
): Promise<OrderToJudge[]> {
  const changed = [...(await touchedOrders(db, touches)), ...orders, ...noted]
  return [...new Map(changed.map((order) => [order.hash, order])).values()]
}

const bidderOf = (touch: OrderTouch): readonly FundsOwner[] =>
  touch.by === 'funds' ? [{ bidder: touch.maker, token: touch.token }] : []
