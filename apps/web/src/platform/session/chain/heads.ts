import type { HEADS_PATH, HEARTBEAT_EVENT, Head } from '@musi/api/head'
import { chainById } from '@musi/chain/chainTable'
import { leadingEdge } from '@musi/chain/leadingEdge'
import { config } from '../../page/config/config.ts'
import { type ChainTrouble, type HeadsState, chainTrouble, withHeartbeat, withHead } from './headsState.ts'
import { parseHead } from './parseHead.ts'
import { polledBlock } from './polledBlock.ts'
import { perVisit, visitEnd } from '../../page/visit/visit.ts'
import { visitValue } from '../../page/visit/visitValue.ts'

const PATH: typeof HEADS_PATH = '/heads'
const HEARTBEAT: typeof HEARTBEAT_EVENT = 'heartbeat'
/** The debounce of the block number, and the polling that replaces a broken stream (spec: heads.debounce, heads.polling). */
const DEBOUNCE_MS = 100
const POLL_MS = 15_000
const TROUBLE_CHECK_MS = 5_000

type HeadsView = { head: Head | null; trouble: ChainTrouble | null }

/** The internal state; the observable view of it follows. */
const internal = perVisit((): { state: HeadsState } => ({ state: { head: null, heardMs: 0, blockMs: 0 } }))
const view = visitValue((): HeadsView => ({ head: null, trouble: null }))

export const { get: heads, subscribe } = view

function show(): void {
  const { chainId, writes } = config()
  const expected = { chainId, writes, blockTimeSeconds: chainById(chainId)?.blockTimeSeconds ?? null }
  const { head } = internal().state
  const trouble = chainTrouble(internal().state, performance.now(), expected)
  if (head !== heads().head || trouble !== heads().trouble) view.set({ head, trouble })
}

const showSoon = leadingEdge(show, DEBOUNCE_MS)

function accept(head: Head): void {
  const current = internal()
  current.state = withHead(current.state, head, performance.now())
  showSoon.call()
}

async function poll(signal: AbortSignal): Promise<void> {
  const block = await polledBlock(signal)
  if (block === null || signal.aborted) return
  const { chainId, writes } = config()
  accept({ chainId, writes, disagrees: false, ...internal().state.head, ...block })
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
    stream.addEventListener('message', ({ data }) => {
      onAlive()
      const head = parseHead(String(data))
      if (head) accept(head)
    })
    stream.addEventListener('error', fallBack)
    return stream
  }

  function fallBack(): void {
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

  return () => {
    ended.abort()
    clearInterval(polling)
    source.close()
  }
}

/** Follows new blocks while the page is visible; a hidden page holds no connection (spec: heads.hidden-tab). */
export function watchHeads(): void {
  let end: (() => void) | undefined
  let troubleTimer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    end?.()
    clearInterval(troubleTimer)
    showSoon.cancel()
    end = undefined
  }
  const followVisibility = () => {
    stop()
    if (document.visibilityState !== 'visible') return
    // Nothing could arrive while the page was hidden, so silence counts from now.
    const current = internal()
    current.state = { ...current.state, heardMs: performance.now(), blockMs: performance.now() }
    end = listen()
    troubleTimer = setInterval(show, TROUBLE_CHECK_MS)
    show()
  }
  const signal = visitEnd()
  document.addEventListener('visibilitychange', followVisibility, { signal })
  signal.addEventListener('abort', stop)
  followVisibility()
}
