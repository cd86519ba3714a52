import { HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import type { Address } from '@musi/domain/address'
import { changedTopics } from './store/changedTopics.ts'
import type { ChainSource } from './chainSource.ts'
import type { Role } from './acts/followedContracts.ts'
import type { HistoryStore, Mark } from './store/historyStore.ts'

export type Progress = {
  at: Mark | null
  tip: number
  /** The block after which everything was undone; null if nothing was. */
  undoneAfter: number | null
  /** Topics whose rows changed. */
  topics: readonly HistoryTopic[]
}

export type Follower = {
  /** Indexes everything up to the newest block, and returns that block. Spans indexed before a failure stay. */
  catchUp: (onProgress: (progress: Progress) => void) => Promise<number>
}

type FollowerOptions = {
  source: ChainSource
  store: HistoryStore
  fixed: ReadonlyMap<Address, Role>
  /** The first indexed block. */
  since: number
  now: () => number
  isEnded: () => boolean
}

/** Rows of a span at most, approximately. Bounds memory, because a span is read in one request. */
const MAX_ROWS_PER_SPAN = 3000
const FIRST_SPAN_BLOCKS = 64
const MAX_SPAN_BLOCKS = 4096
const SLOW_MS = 2000
const BEFORE_FIRST_BLOCK = -1

/** Contracts to follow: the fixed ones and those that they created. */
async function knownContracts({ store, fixed }: Pick<FollowerOptions, 'store' | 'fixed'>): Promise<Map<Address, Role>> {
  const { pairs, tokens, collections, accounts } = await store.createdContracts()
  const withRole = (addresses: readonly string[], role: Role) =>
    addresses.map((each) => [each as Address, role] as const)
  return new Map([
    ...fixed,
    ...withRole(pairs, 'pair'),
    ...withRole(tokens, 'artistToken'),
    ...withRole(collections, 'musicNft'),
    ...withRole(accounts, 'passkeyAccount'),
  ])
}

/**
 * The newest block. If a node answers with an earlier one than was indexed, and the chain still has the indexed one, the node
 * lags behind, and nothing was undone.
 */
async function newestBlock(source: ChainSource, indexed: Mark | null): Promise<Mark> {
  const tip = await source.tip()
  const isLagging =
    indexed !== null && tip.number < indexed.number && (await source.hashAt(indexed.number)) === indexed.hash
  return isLagging ? { number: indexed.number, hash: indexed.hash } : tip
}

export function follower({ source, store, fixed, since, now, isEnded }: FollowerOptions): Follower {
  let span = FIRST_SPAN_BLOCKS
  let wasSpanRefused = false
  let knownRoles: Map<Address, Role> | null = null
  let isFirst = true

  /** The last indexed block still on the chain; null if there is none. */
  async function findCommonBlock(tip: Mark): Promise<Mark | null> {
    let marks = await store.marks()
    while (marks.length > 0) {
      for (const mark of marks) {
        const hash =
          mark.number === tip.number ? tip.hash : mark.number > tip.number ? null : await source.hashAt(mark.number)
        if (hash === mark.hash) return mark
      }
      marks = await store.marks(marks.at(-1)?.number)
    }
    return null
  }

  /** Doubles the span until a node has refused one, then grows in small steps to avoid further refusals. */
  const nextSpanLength = (length: number) => (wasSpanRefused ? length + Math.ceil(length / 8) : length * 2)

  async function readSpan(from: number, tip: number) {
    for (;;) {
      const startedMs = now()
      const to = Math.min(tip, from + span - 1)
      try {
        const read = await source.read({ from, to }, (knownRoles ??= await knownContracts({ store, fixed })))
        const { acts, moves, reserves, transactions } = read.rows
        const rows = acts.length + moves.length + reserves.length + transactions.length
        const isMuch = rows > MAX_ROWS_PER_SPAN || now() - startedMs > SLOW_MS
        if (isMuch) span = Math.max(1, Math.floor(span / 2))
        else if (rows < MAX_ROWS_PER_SPAN / 3 && to - from + 1 === span)
          span = Math.min(MAX_SPAN_BLOCKS, nextSpanLength(span))
        return read
      } catch (error) {
        // Nodes do not say reliably that a span was too long, so a shorter one is tried.
        const wasLong = to > from
        span = Math.max(1, Math.floor((to - from + 1) / 2))
        wasSpanRefused = true
        if (!wasLong || isEnded()) throw error
      }
    }
  }

  return {
    async catchUp(onProgress) {
      const [newest = null] = await store.marks()
      const tip = await newestBlock(source, newest)
      const commonBlock = newest === null ? null : await findCommonBlock(tip)
      if (newest !== null && commonBlock?.number !== newest.number) {
        await store.undoAfter(commonBlock?.number ?? BEFORE_FIRST_BLOCK)
        knownRoles = null
        onProgress({
          at: commonBlock,
          tip: tip.number,
          undoneAfter: commonBlock?.number ?? BEFORE_FIRST_BLOCK,
          topics: HISTORY_TOPICS,
        })
      } else if (isFirst) {
        // Reports blocks indexed by an earlier run immediately.
        onProgress({ at: commonBlock, tip: tip.number, undoneAfter: null, topics: HISTORY_TOPICS })
      }
      isFirst = false
      let from = commonBlock === null ? since : commonBlock.number + 1
      while (from <= tip.number && !isEnded()) {
        const { rows, names, end, newContracts } = await readSpan(from, tip.number)
        await store.write(rows, names, end)
        for (const [address, role] of newContracts) knownRoles?.set(address, role)
        from = end.number + 1
        const at = { number: end.number, hash: end.hash }
        onProgress({ at, tip: tip.number, undoneAfter: null, topics: changedTopics(rows) })
      }
      return tip.number
    },
  }
}
