import type { Head } from '@musi/api/page/head'
import { HEARTBEAT_EVENT, HISTORY_EVENT } from '@musi/api/page/headEvents'
import { HEADS_PATH } from '@musi/api/paths'
import { chainById } from '@musi/chain/chains/chainTable'
import { leadingEdge } from '@musi/chain/time/leadingEdge'
import { config } from '#platform/page/config/config.ts'
import { noteRecovery } from '#platform/page/http/recoveries.ts'
import { subscribeToApi } from '#platform/page/http/fromServer.ts'
import { type LineEvent, needsProbe } from '#platform/page/http/line.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import {
  type ChainTrouble,
  type LineName,
  chainTrouble,
  unreachableLines,
  newHeadsState,
  afterHiding,
  withAnswer,
  withHead,
  withHeartbeat,
} from './headsState.ts'
import { forgetHistoryNews, noteHistoryNews } from './historyNews.ts'
import { parseHead } from './parseHead.ts'
import { fetchLatestBlock } from './fetchLatestBlock.ts'
import { probeApi, probeRpc } from './probes.ts'

/** The debounce of the block number, and the polling that replaces a broken stream (spec: heads.debounce, heads.polling). */
const DEBOUNCE_MS = 100
const POLL_MS = 15_000
const CHECK_MS = 500
/** A stream without a heartbeat for this long is reopened, because a cut connection may not report itself. */
const DEAD_STREAM_MS = 15_000

/** Oldest block of the data shown from this source; null if it was never read. */
type Outage = { block: number | null }

/** An outage is null while `/rpc` or `/api` answers. */
export type HeadsView = {
  head: Head | null
  trouble: ChainTrouble | null
  rpcOutage: Outage | null
  apiOutage: Outage | null
}

/** The internal state; `view` is the observable part of it. */
const internal = perVisit(() => ({ state: newHeadsState(performance.now()) }))
const view = visitValue((): HeadsView => ({ head: null, trouble: null, rpcOutage: null, apiOutage: null }))

export const { get: heads, subscribe } = view

/**
 * The browser reports no network. The report is wrong if the server runs on this computer, so an
 * unanswered request must confirm it.
 */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Milliseconds since the newest block arrived. */
export const sinceHeadMs = (): number => performance.now() - internal().state.headMs

function publish(): void {
  const { chainId, genesisHash, writes } = config()
  const expected = { chainId, genesisHash, writes, blockTimeSeconds: chainById(chainId)?.blockTimeSeconds ?? null }
  const { state } = internal()
  const { head, readBlock } = state
  const nowMs = performance.now()
  const trouble = chainTrouble(state, nowMs, expected, isOffline())
  const unreachable = unreachableLines(state, nowMs, isOffline())
  const previous = heads()
  const outageOf = (is: boolean, known: Outage | null, line: LineName) =>
    is ? (known ?? { block: readBlock[line] }) : null
  const rpcOutage = outageOf(unreachable.includes('rpc') || trouble === 'silent', previous.rpcOutage, 'rpc')
  const apiOutage = outageOf(unreachable.includes('api'), previous.apiOutage, 'api')
  const isSame = head === previous.head && trouble === previous.trouble
  if (isSame && rpcOutage === previous.rpcOutage && apiOutage === previous.apiOutage) return
  view.set({ head, trouble, rpcOutage, apiOutage })
  const isBack =
    (previous.rpcOutage !== null && rpcOutage === null) || (previous.apiOutage !== null && apiOutage === null)
  if (isBack) noteRecovery()
}

const publishSoon = leadingEdge(publish, DEBOUNCE_MS)

function accept(head: Head): void {
  const current = internal()
  current.state = withHead(current.state, head, performance.now())
  publishSoon.call()
}

/** Notes the result of each request: a dead connection is reported even if heads still arrive (spec: heads.lines). */
function noteEvent(line: LineName, event: LineEvent, tookMs?: number): void {
  const current = internal()
  current.state = withAnswer(current.state, line, event, performance.now(), tookMs)
  if (event === 'missed' || (event === 'answered' && heads().trouble !== null)) publishSoon.call()
}

export const noteRpc = (event: LineEvent): void => noteEvent('rpc', event)

async function poll(signal: AbortSignal): Promise<void> {
  noteRpc('asked')
  const block = await fetchLatestBlock(signal)
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
    // Published only to hide a banner, because a plain heartbeat must not start the debounce, which
    // would delay the next block.
    if (heads().trouble !== null) publishSoon.call()
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
    // Polls at once, because a page without data should not wait for the first interval.
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
    /** Polls at once after a connection is back, rather than at the next interval. */
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

/** Follows the stream, and probes connections that are quiet. Returns the function that ends both. */
function listen(): () => void {
  const ending = new AbortController()
  const stream = headStream(ending.signal)

  async function probe(): Promise<void> {
    const wasAway = heads().rpcOutage !== null
    const askedMs = performance.now()
    noteRpc('asked')
    const number = await probeRpc(ending.signal, heads().head?.number)
    if (ending.signal.aborted) return
    noteEvent('rpc', number === null ? 'missed' : 'answered', performance.now() - askedMs)
    if (number === null) return
    if (wasAway) stream.comeBack()
    const { head } = internal().state
    // Polls, because the stream is late or has ended without an error.
    if (head === null || (!stream.isPolling() && number > head.number)) void poll(ending.signal)
  }

  function probeQuietLines(): void {
    const { rpc, api } = internal().state.lines
    const nowMs = performance.now()
    if (needsProbe(rpc, nowMs)) void probe()
    if (needsProbe(api, nowMs)) void probeApi()
  }

  let lastCheckMs = performance.now()
  function check(): void {
    const nowMs = performance.now()
    // After the page was busy, answers may have arrived that it has not processed yet.
    const wasBusy = nowMs - lastCheckMs > 3 * CHECK_MS
    lastCheckMs = nowMs
    if (wasBusy) return
    probeQuietLines()
    stream.reopenIfDead(nowMs)
    publish()
  }
  const timer = setInterval(check, CHECK_MS)

  function probeNow(): void {
    void probe()
    void probeApi()
  }
  addEventListener('offline', probeNow, { signal: ending.signal })
  addEventListener('online', probeNow, { signal: ending.signal })

  return () => {
    ending.abort()
    clearInterval(timer)
    stream.end()
  }
}

/** Follows new blocks while the page is visible; a hidden page holds no connection (spec: heads.hidden-tab). */
export function watchHeads(): void {
  let end: (() => void) | undefined
  const stop = () => {
    end?.()
    publishSoon.cancel()
    end = undefined
  }
  const followVisibility = () => {
    stop()
    if (document.visibilityState !== 'visible') return
    const current = internal()
    current.state = afterHiding(current.state, performance.now())
    end = listen()
    publish()
  }
  const signal = visitEnd()
  signal.addEventListener(
    'abort',
    subscribeToApi((event) => noteEvent('api', event)),
  )
  document.addEventListener('visibilitychange', followVisibility, { signal })
  signal.addEventListener('abort', stop)
  followVisibility()
}
