import type { HEADS_PATH, HEARTBEAT_EVENT, Head } from '@musi/api/head'
import type { HISTORY_EVENT } from '@musi/api/historyNews'
import { chainById } from '@musi/chain/chainTable'
import { leadingEdge } from '@musi/chain/leadingEdge'
import { config } from '../../page/config/config.ts'
import {
  type ChainTrouble,
  type HeadsState,
  type RpcEvent,
  chainTrouble,
  withHeartbeat,
  withHead,
  withRpc,
} from './headsState.ts'
import { forgetHistoryNews, noteHistoryNews } from './historyNews.ts'
import { parseHead } from './parseHead.ts'
import { polledBlock } from './polledBlock.ts'
import { perVisit, visitEnd } from '../../page/visit/visit.ts'
import { visitValue } from '../../page/visit/visitValue.ts'

const PATH: typeof HEADS_PATH = '/heads'
const HEARTBEAT: typeof HEARTBEAT_EVENT = 'heartbeat'
const HISTORY: typeof HISTORY_EVENT = 'history'
/** The debounce of the block number, and the polling that replaces a broken stream (spec: heads.debounce, heads.polling). */
const DEBOUNCE_MS = 100
const POLL_MS = 15_000
const TROUBLE_CHECK_MS = 1_000
/** How often /rpc is tried while it does not answer and nothing else asks it, and how long a try may take. */
const PROBE_MS = 3_000
const PROBE_LASTS_MS = 5_000

/** `away`: nobody answers, so everything shown is of this block or older; null: something answers. */
type HeadsView = { head: Head | null; trouble: ChainTrouble | null; away: { block: number | null } | null }

/** The internal state; the observable view of it follows. */
const internal = perVisit((): { state: HeadsState; askedMs: number } => ({
  state: { head: null, heardMs: 0, blockMs: 0, headMs: 0, wait: null, readBlock: null },
  askedMs: 0,
}))
const view = visitValue((): HeadsView => ({ head: null, trouble: null, away: null }))

export const { get: heads, subscribe } = view

/** How long ago the newest block came. */
export const sinceHeadMs = (): number => performance.now() - internal().state.headMs

function show(): void {
  const { chainId, genesisHash, writes } = config()
  const expected = { chainId, genesisHash, writes, blockTimeSeconds: chainById(chainId)?.blockTimeSeconds ?? null }
  const { head, readBlock } = internal().state
  const trouble = chainTrouble(internal().state, performance.now(), expected)
  const before = heads()
  if (head === before.head && trouble === before.trouble) return
  const isAway = trouble === 'silent' || trouble === 'unread'
  view.set({ head, trouble, away: isAway ? (before.away ?? { block: readBlock }) : null })
}

const showSoon = leadingEdge(show, DEBOUNCE_MS)

function accept(head: Head): void {
  const current = internal()
  current.state = withHead(current.state, head, performance.now())
  showSoon.call()
}

/** What is heard of each request to /rpc: its trouble is told though heads still arrive (spec: heads.unread). */
export function noteRpc(event: RpcEvent): void {
  const current = internal()
  const nowMs = performance.now()
  current.state = withRpc(current.state, event, nowMs)
  if (event === 'asked') current.askedMs = nowMs
  if (event === 'missed' || heads().trouble === 'unread') showSoon.call()
}

async function poll(signal: AbortSignal): Promise<void> {
  noteRpc('asked')
  const block = await polledBlock(signal)
  if (signal.aborted) return
  noteRpc(block === null ? 'missed' : 'answered')
  if (block === null) return
  const { chainId, genesisHash, writes } = config()
  accept({ chainId, genesisHash, writes, disagrees: false, ...internal().state.head, ...block })
}

/** The event stream, with polling while it is down. Returns the function that ends both. */
function listen(): () => void {
  const ended = new AbortController()
  let polling: ReturnType<typeof setInterval> | undefined
  let source = open()

  function onAlive(): void {
    clearInterval(polling)
    polling = undefined
    const current = internal()
    current.state = withHeartbeat(current.state, performance.now())
    // Only to hide a banner: a plain heartbeat must not start the debounce and so delay the next block.
    if (heads().trouble !== null) showSoon.call()
  }

  function open(): EventSource {
    const stream = new EventSource(PATH)
    stream.addEventListener('open', onAlive)
    stream.addEventListener(HEARTBEAT, onAlive)
    stream.addEventListener(HISTORY, ({ data }) => noteHistoryNews(String(data)))
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
    void poll(ended.signal)
  }

  function pollAndReopen(): void {
    void poll(ended.signal)
    // A rejected stream stays closed and does not reconnect by itself.
    if (source.readyState === EventSource.CLOSED) source = open()
  }

  let isProbing = false
  async function probe(): Promise<void> {
    const stopped = new AbortController()
    const timer = setTimeout(() => stopped.abort(), PROBE_LASTS_MS)
    isProbing = true
    await poll(AbortSignal.any([ended.signal, stopped.signal]))
    isProbing = false
    clearTimeout(timer)
  }

  function look(): void {
    const { state, askedMs } = internal()
    if (state.wait !== null && !isProbing && performance.now() - askedMs >= PROBE_MS) void probe()
    show()
  }
  const looking = setInterval(look, TROUBLE_CHECK_MS)

  return () => {
    ended.abort()
    clearInterval(polling)
    clearInterval(looking)
    source.close()
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
    // Nothing could arrive while the page was hidden, so silence counts from now.
    const current = internal()
    current.state = { ...current.state, heardMs: performance.now(), blockMs: performance.now(), wait: null }
    end = listen()
    show()
  }
  const signal = visitEnd()
  document.addEventListener('visibilitychange', followVisibility, { signal })
  signal.addEventListener('abort', stop)
  followVisibility()
}
