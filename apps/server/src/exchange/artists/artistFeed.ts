import type { ArtistToken } from '@musi/api/history/artistTokens'
import type { Token } from '@musi/domain/currency'
import type { ChainIndex } from '#history/chainIndex.ts'
import { artistStore } from './artistStore.ts'

/** `unread`: never fully read, so the tokens are unknown. */
export type ArtistFeedState =
  | { kind: 'unread' }
  | { kind: 'read'; tokens: readonly ArtistToken[]; staleSince: number | null }

export type ArtistFeed = {
  /** The current state; waits briefly for the first read. */
  state: () => Promise<ArtistFeedState>
  /** Tokens as last read, without waiting; null before the first read. */
  latest: () => readonly ArtistToken[] | null
  stop: () => void
}

type FeedOptions = {
  index: Pick<ChainIndex, 'query' | 'follow' | 'status'>
  /** True if the chain has a factory for artist tokens. */
  hasFactory: boolean
  /** Known tokens, which nobody may imitate. */
  known: readonly Token[]
}

/** Bounds the memory that strangers can fill. Further tokens are found by address only. */
const MAX_READ = 50_000
/** Time a request waits for the first read before it is told to retry. */
const WAIT_MS = 3000
/** Longest wait of a request while reading works: less than the page's timeout of 8 s. */
const MAX_WAIT_MS = 7000

const EMPTY_FEED: ArtistFeed = {
  state: () => Promise.resolve({ kind: 'read', tokens: [], staleSince: null }),
  latest: () => [],
  stop: () => {},
}

/** Tokens known to the history by factory and jukebox, each checked for look-alikes. */
export function artistFeed({ index, hasFactory, known }: FeedOptions): ArtistFeed {
  return hasFactory ? followedFeed(index, known) : EMPTY_FEED
}

function followedFeed(index: FeedOptions['index'], known: readonly Token[]): ArtistFeed {
  const store = artistStore(known)
  const firstReading = Promise.withResolvers<void>()
  let shown: { tokens: readonly ArtistToken[]; block: number } | null = null
  /** Position of each token on chain. */
  let positions: { block: number; log: number }[] = []
  let songsAfter = -1
  let undone = 0
  let isRunning = false
  let isDueAgain = false

  /** Returns false if there is more to read, or if the page belongs to an undone chain. */
  async function readPage(): Promise<boolean> {
    const before = undone
    const page = await index.query({ kind: 'artists', after: positions.at(-1) ?? null, songsAfter })
    if (page === null) return true
    if (undone !== before) return false
    const tokens = page.rows.tokens.slice(0, MAX_READ - positions.length)
    store.add(tokens)
    positions.push(...tokens.map(({ block, log }) => ({ block, log })))
    store.addSongs(page.rows.songs)
    if (!page.isLast && positions.length < MAX_READ) return false
    songsAfter = page.at.number
    if (shown === null && !index.status().isFollowing) return true
    shown = { tokens: store.listed(), block: page.at.number }
    firstReading.resolve()
    return true
  }

  async function refresh(): Promise<void> {
    isDueAgain = true
    if (isRunning) return
    isRunning = true
    while (isDueAgain) {
      isDueAgain = false
      if (!(await readPage())) isDueAgain = true
    }
    isRunning = false
  }

  function dropAfter(block: number) {
    undone += 1
    positions = positions.filter((place) => place.block <= block)
    songsAfter = Math.min(songsAfter, block)
    store.dropAfter(positions.length, block)
  }

  const passed = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())
  const waited = (ms: number) => Promise.race([firstReading.promise, passed(ms)])

  const unfollow = index.follow((undoneAfter) => {
    if (undoneAfter !== null) dropAfter(undoneAfter)
    void refresh()
  })

  return {
    async state() {
      if (shown === null) await waited(WAIT_MS)
      if (shown === null && !index.status().isInTrouble) await waited(MAX_WAIT_MS)
      if (shown === null) return { kind: 'unread' }
      return { kind: 'read', tokens: shown.tokens, staleSince: index.status().isFollowing ? null : shown.block }
    },
    latest: () => shown?.tokens ?? null,
    stop: unfollow,
  }
}
