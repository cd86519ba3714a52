import { setTimeout as sleep } from 'node:timers/promises'
import type { ArtistToken } from '@musi/api/artistTokens'
import type { Token } from '@musi/domain/currency'
import type { HeadHub } from '../heads/headHub.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { artistBook } from './artistBook.ts'
import type { ArtistReader, Tip } from './artistReader.ts'
import { checkpoints } from './checkpoints.ts'

/** `unread`: not once read to the end, so nobody can say which tokens there are. */
export type ArtistFeedState =
  | { kind: 'unread' }
  | { kind: 'read'; tokens: readonly ArtistToken[]; staleSince: number | null }

export type ArtistFeed = {
  /** What is known by now; waits a moment for what is being read. */
  state: () => Promise<ArtistFeedState>
  stop: () => void
}

type FeedOptions = {
  /** Loaded with the first reading. Null: the chain has no factory. */
  open: (() => Promise<ArtistReader>) | null
  /** What people know, and nobody may pretend to be. */
  known: readonly Token[]
  heads: Pick<HeadHub, 'follow'>
  clock: Clock
  log: Log
}

/** Tokens in one call: three calls for each go out in one aggregate. */
const SLICE = 150
/** The memory that strangers can fill. Tokens beyond are reached by address only. */
const MOST_READ = 50_000
/** Whoever asks meanwhile waits this long, and is then told to come again. */
const WAIT_MS = 3000
const AGAIN_MS = 5000
/** Where nobody pushes heads and no page listens, a question is what the feed goes on with. */
const HEAD_AGE_MS = 15_000

const NOBODY: ArtistFeed = {
  state: () => Promise.resolve({ kind: 'read', tokens: [], staleSince: null }),
  stop: () => {},
}

/** Follows the factory and the jukebox block by block. It is rebuilt at each start, and holds no more than its limits. */
export function artistFeed({ open, known, heads, clock, log }: FeedOptions): ArtistFeed {
  return open === null ? NOBODY : followedFeed({ open, known, heads, clock, log })
}

function followedFeed({
  open,
  known,
  heads,
  clock,
  log,
}: FeedOptions & { open: () => Promise<ArtistReader> }): ArtistFeed {
  const book = artistBook(known)
  const read = checkpoints()
  let reader: ArtistReader | null = null
  let shown: { tokens: readonly ArtistToken[]; block: number } | null = null
  let running: Promise<void> | null = null
  let isDueAgain = false
  let hasFailed = false
  let readAtMs = 0
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined

  async function catchUp(): Promise<void> {
    reader ??= await open()
    const tip = await reader.tip()
    await read.forgetGone(reader.hashAt)
    const last = read.newest()
    // Also what a reading that failed has left behind.
    book.dropAfter(last?.count ?? 0, last?.number ?? -1)
    if (last !== null && last.hash === tip.hash) return
    await readTokens(reader, tip)
    book.addSongs(await reader.songs({ from: last === null ? null : last.number + 1, to: tip.number }))
    if ((await reader.hashAt(tip.number)) !== tip.hash) throw new Error(`Block ${tip.number} was replaced.`)
    read.push({ ...tip, count: book.count })
    shown = { tokens: book.listed(), block: tip.number }
  }

  async function readTokens({ count, tokens }: ArtistReader, { number }: Tip): Promise<void> {
    const all = Math.min(await count(number), MOST_READ)
    for (let from = book.count; from < all && !ended.signal.aborted; from += SLICE)
      book.add(await tokens({ from, count: Math.min(SLICE, all - from), block: number }))
  }

  async function run(): Promise<void> {
    do {
      isDueAgain = false
      try {
        await catchUp()
        if (hasFailed) log.info('The tokens of artists are followed again.')
        hasFailed = false
        readAtMs = clock.now()
      } catch (error) {
        if (!hasFailed && !ended.signal.aborted) log.warn(`The tokens of artists cannot be read: ${sentenceOf(error)}`)
        hasFailed = true
      }
    } while (isDueAgain && !hasFailed && !ended.signal.aborted)
    running = null
    clearTimeout(timer)
    if (hasFailed && !ended.signal.aborted) timer = setTimeout(() => void go(), AGAIN_MS).unref()
  }

  function go(): Promise<void> {
    if (running !== null) isDueAgain = true
    else if (!ended.signal.aborted) running = run()
    return running ?? Promise.resolve()
  }

  const unfollow = heads.follow(() => void go())
  void go()

  return {
    async state() {
      if (clock.now() - readAtMs > HEAD_AGE_MS && !hasFailed) void go()
      if (running !== null && (shown === null || clock.now() - readAtMs > HEAD_AGE_MS))
        await Promise.race([running, sleep(WAIT_MS, undefined, { ref: false })])
      if (shown === null) return { kind: 'unread' }
      return { kind: 'read', tokens: shown.tokens, staleSince: hasFailed ? shown.block : null }
    },
    stop() {
      ended.abort()
      clearTimeout(timer)
      unfollow()
    },
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
