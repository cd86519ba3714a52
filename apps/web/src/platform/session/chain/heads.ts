import type { Head } from '@musi/api/page/head'
import { HEARTBEAT_EVENT, HISTORY_EVENT } from '@musi/api/page/headEvents'
import { HEADS_PATH } from '@musi/api/paths'
import { chainById } from '@musi/chain/chains/chainTable'
import { leadingEdge } from '@musi/chain/time/leadingEdge'
import { config } from '#platform/page/config/config.ts'
import { noteComeback } from '#platform/page/http/comebacks.ts'
import { hearOfApi } from '#platform/page/http/fromServer.ts'
import { type LineEvent, needsPulse } from '#platform/page/http/line.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import {
  type ChainTrouble,
  type LineName,
  chainTrouble,
  goneLines,
  newHeadsState,
  seenAgain,
  withAnswer,
  withHead,
  withHeartbeat,
} from './headsState.ts'
import { forgetHistoryNews, noteHistoryNews } from './historyNews.ts'
import { parseHead } from './parseHead.ts'
import { polledBlock } from './polledBlock.ts'
import { pulseOfApi, pulseOfRpc } from './pulse.ts'

/** The debounce of the block number, and the polling that replaces a broken stream (spec: heads.debounce, heads.polling). */
const DEBOUNCE_MS = 100
const POLL_MS = 15_000
const LOOK_MS = 500
/** A stream without a heartbeat for this long is reopened, because a cut connection may not report itself. */
const DEAD_STREAM_MS = 15_000

/** Oldest block of the data shown from this source; null if it was never read. */
type Gone = { block: number | null }

/** `away`: nobody answers on `/rpc`; `unserved`: nobody answers on `/api`. Null while somebody does. */
export type HeadsView = { head: Head | null; trouble: ChainTrouble | null; away: Gone | null; unserved: Gone | null }

/** The internal state; the observable view of it follows. */
const internal = perVisit(() => ({ state: newHeadsState(performance.now()) }))
const view = visitValue((): HeadsView => ({ head: null, trouble: null, away: null, unserved: null }))

export const { get: heads, subscribe } = view

/** The browser knows of no network. It may be wrong where the server is this very computer, so it has to be proved. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Milliseconds since the newest block arrived. */
export const sinceHeadMs = (): number => performance.now() - internal().state.headMs

function show(): void {
  const { chainId, genesisHash, writes } = config()
  const expected = { chainId, genesisHash, writes, blockTimeSeconds: chainById(chainId)?.blockTimeSeconds ?? null }
  const { state } = internal()
  const { head, readBlock } = state
  const nowMs = performance.now()
  const trouble = chainTrouble(state, nowMs, expected, isOffline())
  const gone = goneLines(state, nowMs, isOffline())
  const before = heads()
  const since = (is: boolean, known: Gone | null, line: LineName) => (is ? (known ?? { block: readBlock[line] }) : null)
  const away = since(gone.includes('rpc') || trouble === 'silent', before.away, 'rpc')
  const unserved = since(gone.includes('api'), before.unserved, 'api')
  const isSame = head === before.head && trouble === before.trouble
  if (isSame && away === before.away && unserved === before.unserved) return
  view.set({ head, trouble, away, unserved })
  const isBack = (before.away !== null && away === null) || (before.unserved !== null && unserved === null)
  if (isBack) noteComeback()
}

const showSoon = leadingEdge(show, DEBOUNCE_MS)

function accept(head: Head): void {
  const current = internal()
  current.state = withHead(current.state, head, performance.now())
  showSoon.call()
}

/** Notes the result of each request: a dead connection is reported even if heads still arrive (spec: heads.lines). */
function note(line: LineName, event: LineEvent, tookMs?: number): void {
  const current = internal()
  current.state = withAnswer(current.state, line, event, performance.now(), tookMs)
  if (event === 'missed' || (event === 'answered' && heads().trouble !== null)) showSoon.call()
}

export const noteRpc = (event: LineEvent): void => note('rpc', event)

async function poll(signal: AbortSignal): Promise<void> {
  noteRpc('asked')
  const block = await polledBlock(signal)
  if (signal.aborted) return
  noteRpc(block === null ? 'missed' : 'answered')
  if (block === null) return
  const { chainId, genesisHash, writes } = config()
  accept({ chainId, genesisHash, writes, disagrees: false, ...internal().state.head, ...block })
}

/** The event stream, with polling while it is down. */
function headStream(signal: AbortSignal) {
  let polling: ReturnType<typeof setInterval> | undefined
  let aliveMs = performance.now()
  let source = open()

  function onAlive(): void {
    aliveMs = performance.now()
    clearInterval(polling)
    polling = undefined
    const current = internal()
    current.state = withHeartbeat(current.state, performance.now())
    // Only to hide a banner: a plain heartbeat must not start the debounce and so delay the next block.
    if (heads().trouble !== null) showSoon.call()
  }

  function open(): EventSource {
    const stream = new EventSource(HEADS_PATH)
    stream.addEventListener('open', onAlive)
    stream.addEventListener(HEARTBEAT_EVENT, onAlive)
    stream.addEventListener(HISTORY_EVENT, ({ data }) => noteHistoryNews(String(data)))
    stream.addEventListener('message', ({ data }) => {
      onAlive()
      const head = parseHead(String(data))
      if (head) accept(head)
    })
    stream.addEventListener('error', fallBack)
    return stream
  }

  function fallBack(): void {
    forgetHistoryNews()
    if (polling !== undefined) return
    polling = setInterval(pollAndReopen, POLL_MS)
    // Poll at once: a page without data should not wait for the first interval.
    void poll(signal)
  }

  function pollAndReopen(): void {
    void poll(signal)
    // A rejected stream stays closed and does not reconnect by itself.
    if (source.readyState === EventSource.CLOSED) source = open()
  }

  function reopen(): void {
    source.close()
    source = open()
  }

  return {
    isPolling: () => polling !== undefined,
    /** At once after a line came back, rather than at the next turn of the polling. */
    comeBack: () => {
      if (polling !== undefined) void poll(signal)
      if (source.readyState === EventSource.CLOSED) reopen()
    },
    reopenIfDead: (nowMs: number) => {
      if (nowMs - aliveMs <= DEAD_STREAM_MS) return
      aliveMs = nowMs
      reopen()
    },
    end: () => {
      clearInterval(polling)
      source.close()
    },
  }
}

/** Follows the stream, and asks for a sign of life where a line is quiet. Returns the function that ends both. */
function listen(): () => void {
  const ended = new AbortController()
  const stream = headStream(ended.signal)

  async function pulse(): Promise<void> {
    const wasAway = heads().away !== null
    const askedMs = performance.now()
    noteRpc('asked')
    const number = await pulseOfRpc(ended.signal)
    if (ended.signal.aborted) return
    note('rpc', number === null ? 'missed' : 'answered', performance.now() - askedMs)
    if (number === null) return
    if (wasAway) stream.comeBack()
    const { head } = internal().state
    // The stream is late, or has ended without a word.
    if (head === null || (!stream.isPolling() && number > head.number)) void poll(ended.signal)
  }

  function askForLife(): void {
    const { rpc, api } = internal().state.lines
    const nowMs = performance.now()
    if (needsPulse(rpc, nowMs)) void pulse()
    if (needsPulse(api, nowMs)) void pulseOfApi()
  }

  let lookedMs = performance.now()
  function look(): void {
    const nowMs = performance.now()
    // A page that was busy has answers waiting that it has not read yet.
    const wasBusy = nowMs - lookedMs > 3 * LOOK_MS
    lookedMs = nowMs
    if (wasBusy) return
    askForLife()
    stream.reopenIfDead(nowMs)
    show()
  }
  const looking = setInterval(look, LOOK_MS)

  function pulseNow(): void {
    void pulse()
    void pulseOfApi()
  }
  addEventListener('offline', pulseNow, { signal: ended.signal })
  addEventListener('online', pulseNow, { signal: ended.signal })

  return () => {
    ended.abort()
    clearInterval(looking)
    stream.end()
  }
}

/** Follows new blocks while the page is visible; a hidden page holds no connection (spec: heads.hidden-tab). */
export function watchHeads(): void {
  let end: (() => void) | undefined
  const stop = () => {
    end?.()
    showSoon.cancel()
    end = undefined
  }
  const followVisibility = () => {
    stop()
    if (document.visibilityState !== 'visible') return
    const current = internal()
    current.state = seenAgain(current.state, performance.now())
    end = listen()
    show()
  }
  const signal = visitEnd()
  signal.addEventListener(
    'abort',
    hearOfApi((event) => note('api', event)),
  )
  document.addEventListener('visibilitychange', followVisibility, { signal })
  signal.addEventListener('abort', stop)
  followVisibility()
}
