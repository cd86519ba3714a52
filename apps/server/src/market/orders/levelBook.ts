import type { OrderJson } from '@musi/api/market/orders'
import type { OrderStanding } from '@musi/domain/market/orderStanding'
import type { Block } from '#platform/heads/headHub.ts'
import { readBlock } from '#platform/heads/readBlock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import type { BidderFunds } from './bidderFunds.ts'

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

type Needs = {
  upstream: Pick<Upstream, 'ask'>
  watch: Pick<OrderWatch, 'isLevelWith' | 'level' | 'changeCount'>
}

/** Whether the book of orders is level with the chain. */
export type LevelBook = {
  /** The newest block, if every order in the book stands as of it. */
  block: () => Promise<number | null>
  /**
   * Rows of the book at least as new as `level`: read while the chain says which block is the newest, and while the watch looks at what
   * that may have changed. Where that is something, they are read once more.
   */
  read: <Rows>(read: () => Promise<Rows>) => Promise<{ level: number | null; rows: Rows }>
}

export function levelBook({ upstream, watch }: Needs): LevelBook {
  const request = upstreamRequest(upstream)

  async function newestBlock(): Promise<Block | null> {
    return readBlock(await request('eth_getBlockByNumber', ['latest', false]).catch(() => null))
  }

  async function levelSince(before: string | null): Promise<number | null> {
    const head = await newestBlock()
    return head !== null && (head.hash === before || (await watch.isLevelWith(head))) ? head.number : null
  }

  return {
    async block() {
      const head = await newestBlock()
      return head !== null && (await watch.isLevelWith(head)) ? head.number : null
    },
    async read(read) {
      const [before, changes] = [watch.level(), watch.changeCount()]
      const [level, early] = await Promise.all([levelSince(before), changes === null ? null : read()])
      const isStillSo = early !== null && level !== null && watch.changeCount() === changes
      return { level, rows: isStillSo ? early : await read() }
    },
  }
}
