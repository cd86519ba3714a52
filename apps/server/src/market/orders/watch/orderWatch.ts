import type { OrderTouch } from '@musi/chain/market/orderTouches'
import type { Kysely } from 'kysely'
import type { Given } from '#history/given.ts'
import type { Block, HeadHub } from '#platform/heads/headHub.ts'
import { standBack } from '#platform/heads/standBack.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { type BidderFunds, type FundsOwner, bidderFunds } from '../bidderFunds.ts'
import type { OrderWatch } from '../levelOrderBook.ts'
import type { MarketContracts } from '../orderJudge.ts'
import type { OrderTables } from '../orderTables.ts'
import { type Changes, changesSince } from './changesSince.ts'
import { JUDGED_AT_ONCE, judgeAll } from './judgeAll.ts'
import { type SleepingOrder, aliveOrders, touchedOrders } from './touchedOrders.ts'

type Needs = Pick<Given, 'own' | 'upstream'> & {
  heads: Pick<HeadHub, 'follow'>
  clock: Pick<Clock, 'sleep'>
  contracts: MarketContracts | null
  log: Pick<Log, 'warn'>
}

/** Longer than a block with a thousand changes takes; after it, a page judges its own rows. */
const WAIT_MS = 1000

/**
 * Judges with each block the orders it may have changed. Lists of open orders so include revived ones (spec:
 * market.watched), and untouched orders cost no further calls (spec: market.book).
 */
export function orderWatch(needs: Needs): OrderWatch {
  const { heads, clock, contracts, log } = needs
  const state: State = {
    funds: watchedFunds(needs),
    noted: new Map(),
    seen: null,
    isLong: false,
    changeCount: 0,
    stopping: new AbortController(),
  }
  const { noted, stopping } = state
  /** Block of the running look, and how many orders were noted when it began. */
  let looking: { hash: string; noted: number } | null = null
  let running: Promise<void> | null = null
  let due: Block | null = null
  let troubleAt: number | null = null

  async function run(): Promise<void> {
    while (due !== null && !stopping.signal.aborted) {
      const head: Block = due
      due = null
      looking = { hash: head.hash, noted: noted.size }
      try {
        await look(needs, state, head)
      } catch (error) {
        // The next block starts from where this look began.
        if (!stopping.signal.aborted && troubleAt !== head.number)
          log.warn(`The orders of block ${head.number} could not be judged: ${String(error)}`)
        troubleAt = head.number
      }
      state.isLong = false
      looking = null
    }
    running = null
  }

  const isLevelAt = (head: Block): boolean => state.seen?.hash === head.hash && noted.size === 0
  const isLookingAt = (head: Block): boolean => looking?.hash === head.hash && looking.noted === noted.size

  /** Heads and pages both trigger it; the first one runs. */
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
      if (state.seen === null || state.isLong) return false
      await Promise.race([looking, clock.sleep(WAIT_MS)])
      return isLevelAt(head)
    },
    level: () => (running === null && noted.size === 0 ? (state.seen?.hash ?? null) : null),
    changeCount: () => (state.seen === null || state.isLong ? null : state.changeCount),
    note: ({ hash, standing, order }) => void noted.set(hash, { hash, standing, json: order }),
    funds: state.funds,
    stop() {
      stopping.abort()
      unfollow()
      looks.stop()
    },
  }
}

type State = {
  funds: BidderFunds
  /** Orders stored since the last look began. */
  noted: Map<string, SleepingOrder>
  /** The block every order was last judged as of. */
  seen: Block | null
  /** A full re-judgement is running; pages do not wait for it. */
  isLong: boolean
  changeCount: number
  stopping: AbortController
}

const watchedFunds = ({ upstream, contracts }: Needs): BidderFunds =>
  bidderFunds(async (owners) => {
    if (contracts === null) return []
    const { fundsOfBidders } = await import('@musi/chain/market/fundsOfBidders')
    return fundsOfBidders(upstreamRequest(upstream), contracts, owners)
  })

/** Judges what the blocks up to this one may have changed; rejects if the chain is unavailable. */
async function look({ own, upstream, contracts }: Needs, state: State, head: Block): Promise<void> {
  const db = await own.tables<OrderTables>()
  if (db === null || contracts === null) return
  const { noted, funds, seen } = state
  const stopping = state.stopping.signal
  async function judgeChanged(orders: readonly SleepingOrder[]): Promise<void> {
    if (orders.length === 0 || db === null || contracts === null) return
    state.changeCount += 1
    await judgeAll({ db, upstream, contracts, stopping }, orders)
    state.changeCount += 1
  }
  const latest = [...noted.keys()]
  const changes = await changesSince(upstreamRequest(upstream), contracts, { last: seen, head }, db)
  funds.forget(changes === null || changes.wasReplaced ? null : changes.touches.flatMap(bidderOf))
  state.isLong = changes === null
  if (changes !== null) await judgeChanged(await changedOrders(db, changes, noted.values()))
  else for await (const some of aliveOrders(db, JUDGED_AT_ONCE)) await judgeChanged(some)
  for (const hash of latest) noted.delete(hash)
  if (!stopping.aborted) state.seen = head
}

async function changedOrders(
  db: Kysely<OrderTables>,
  { touches, orders }: Changes,
  noted: Iterable<SleepingOrder>,
): Promise<SleepingOrder[]> {
  const changed = [...(await touchedOrders(db, touches)), ...orders, ...noted]
  return [...new Map(changed.map((order) => [order.hash, order])).values()]
}

const bidderOf = (touch: OrderTouch): readonly FundsOwner[] =>
  touch.by === 'funds' ? [{ bidder: touch.maker, token: touch.token }] : []
