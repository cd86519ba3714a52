import type { OrderJson } from '@musi/api/market/orders'
import type { OrderStanding } from '@musi/domain/market/orderStanding'
import { cachedByMark } from '#platform/cachedByMark.ts'
import type { Clock } from '#platform/clock.ts'
import type { Block } from '#platform/heads/headHub.ts'
import { readBlock } from '#platform/heads/readBlock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import type { BidderFunds } from './bidderFunds.ts'

export type OrderWatch = {
  /** True if every order is judged as of this block. Waits for the pending scan first, within a time limit. */
  isLevelWith: (head: Block) => Promise<boolean>
  /** Hash of the block every order is judged as of; null while something is pending. */
  level: () => string | null
  /**
   * Changes when a scan finds affected orders and again once they are stored. If the number is the
   * same at a later level, everything read in between is valid at that level. Null if anything may
   * have changed.
   */
  changeCount: () => number | null
  /** Notes a new order: events since it was judged may have been scanned before it was stored. */
  note: (order: { hash: string; standing: OrderStanding; order: OrderJson }) => void
  /** Funds of bidders, as of the last scan. */
  funds: Pick<BidderFunds, 'read'>
  stop: () => void
}

type Needs = {
  upstream: Pick<Upstream, 'ask'>
  /** Time for which requests share the newest block; 0 on a chain that mines a block per transaction. */
  newestBlockForMs: number
  clock: Pick<Clock, 'now'>
  watch: Pick<OrderWatch, 'isLevelWith' | 'level' | 'changeCount'>
}

/** The order book's state relative to the chain. */
export type SyncedOrderBook = {
  /** The newest block, if every order was judged at that block. */
  block: () => Promise<number | null>
  /**
   * Reads rows at least as new as `level`, while the newest block is fetched and the watch scans it. If the scan finds
   * changes, the rows are read again.
   */
  read: <Rows>(read: () => Promise<Rows>) => Promise<{ level: number | null; rows: Rows }>
}

export function syncedOrderBook({ upstream, newestBlockForMs, clock, watch }: Needs): SyncedOrderBook {
  const request = upstreamRequest(upstream)

  const readNewest = async (): Promise<Block | null> =>
    readBlock(await request('eth_getBlockByNumber', ['latest', false]).catch(() => null))
  const newestBlock =
    newestBlockForMs === 0
      ? readNewest
      : cachedByMark({
          mark: () => 0,
          read: readNewest,
          forMs: newestBlockForMs,
          nowMs: clock.now,
          keeps: (block) => block !== null,
        })

  async function findLevel(levelBefore: string | null): Promise<number | null> {
    const head = await newestBlock()
    return head !== null && (head.hash === levelBefore || (await watch.isLevelWith(head))) ? head.number : null
  }

  return {
    async block() {
      const head = await newestBlock()
      return head !== null && (await watch.isLevelWith(head)) ? head.number : null
    },
    async read(read) {
      const levelBefore = watch.level()
      const changeCountBefore = watch.changeCount()
      const [level, earlyRows] = await Promise.all([findLevel(levelBefore), changeCountBefore === null ? null : read()])
      const isUnchanged = earlyRows !== null && level !== null && watch.changeCount() === changeCountBefore
      return { level, rows: isUnchanged ? earlyRows : await read() }
    },
  }
}
