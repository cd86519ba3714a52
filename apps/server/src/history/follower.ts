import { HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import type { Address } from '@musi/domain/address'
import { changedTopics } from './store/changedTopics.ts'
import type { ChainSource } from './chainSource.ts'
import type { Role } from './acts/followedContracts.ts'
import type { HistoryStore, Mark } from './store/historyStore.ts'

export type Progress = {
  at: Mark | null
  tip: number
  /** The block after which everything was undone; null: nothing was. */
  undoneAfter: number | null
  /** What there are other rows of than before. */
  topics: readonly HistoryTopic[]
}

export type Follower = {
  /** Takes in everything up to the newest block. What was taken in before a failure stays. */
  catchUp: (onProgress: (progress: Progress) => void) => Promise<void>
}

type FollowerOptions = {
  source: ChainSource
  store: HistoryStore
  fixed: ReadonlyMap<Address, Role>
  /** The first block that is taken in. */
  since: number
  now: () => number
  isEnded: () => boolean
}

/** The answer to one question is what takes memory, so a span has about this many rows at most. */
const MOST_ROWS = 3000
const FIRST_SPAN = 64
const LONGEST_SPAN = 4096
const SLOW_MS = 2000
const BEFORE_ALL = -1

/** From the last block that the history and the chain agree on, span by span, each as long as the node bears. */
export function follower({ source, store, fixed, since, now, isEnded }: FollowerOptions): Follower {
  let span = FIRST_SPAN
  let hasBeenRefused = false
  let known: Map<Address, Role> | null = null
  let isFirst = true

  async function knownContracts(): Promise<Map<Address, Role>> {
    const { pairs, tokens, collections } = await store.born()
    const made = (addresses: readonly string[], role: Role) => addresses.map((each) => [each as Address, role] as const)
    return new Map([...fixed, ...made(pairs, 'pair'), ...made(tokens, 'artistToken'), ...made(collections, 'musicNft')])
  }

  /** Null: not one block that was taken in is still the chain's. */
  async function agreed(tip: Mark): Promise<Mark | null> {
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

  /** Twice as long, until a node has refused: then in small steps, so that few of them are refused again. */
  const longer = (length: number) => (hasBeenRefused ? length + Math.ceil(length / 8) : length * 2)

  async function readSpan(from: number, tip: number) {
    for (;;) {
      const startedMs = now()
      const to = Math.min(tip, from + span - 1)
      try {
        const read = await source.read({ from, to }, (known ??= await knownContracts()))
        const { acts, moves, reserves, transactions } = read.rows
        const rows = acts.length + moves.length + reserves.length + transactions.length
        const isMuch = rows > MOST_ROWS || now() - startedMs > SLOW_MS
        if (isMuch) span = Math.max(1, Math.floor(span / 2))
        else if (rows < MOST_ROWS / 3 && to - from + 1 === span) span = Math.min(LONGEST_SPAN, longer(span))
        return read
      } catch (error) {
        // Whether the span was too long, nobody can tell from what nodes say: a shorter one is worth a try.
        const wasLong = to > from
        span = Math.max(1, Math.floor((to - from + 1) / 2))
        hasBeenRefused = true
        if (!wasLong || isEnded()) throw error
      }
    }
  }

  return {
    async catchUp(onProgress) {
      const tip = await source.tip()
      const [newest = null] = await store.marks()
      const last = newest === null ? null : await agreed(tip)
      if (newest !== null && last?.number !== newest.number) {
        await store.undoAfter(last?.number ?? BEFORE_ALL)
        known = null
        onProgress({ at: last, tip: tip.number, undoneAfter: last?.number ?? BEFORE_ALL, topics: HISTORY_TOPICS })
      } else if (isFirst) {
        // What an earlier run has left is there at once.
        onProgress({ at: last, tip: tip.number, undoneAfter: null, topics: HISTORY_TOPICS })
      }
      isFirst = false
      let from = last === null ? since : last.number + 1
      while (from <= tip.number && !isEnded()) {
        const { rows, names, end, born } = await readSpan(from, tip.number)
        await store.write(rows, names, end)
        for (const [address, role] of born) known?.set(address, role)
        from = end.number + 1
        const at = { number: end.number, hash: end.hash }
        onProgress({ at, tip: tip.number, undoneAfter: null, topics: changedTopics(rows) })
      }
    },
  }
}
