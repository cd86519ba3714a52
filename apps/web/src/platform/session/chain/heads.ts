import type { HEADS_PATH, HEARTBEAT_EVENT, Head } from '@musi/api/head'
import { chainById } from '@musi/chain/chainTable'
import { leadingEdge } from '@musi/chain/leadingEdge'
import { config } from '../../page/config/config.ts'
import { type ChainTrouble, type HeadsState, chainTrouble, heard, withHead } from './headsState.ts'
import { parseHead } from './parseHead.ts'
import { polledBlock } from './polledBlock.ts'

const PATH: typeof HEADS_PATH = '/heads'
const HEARTBEAT: typeof HEARTBEAT_EVENT = 'heartbeat'
/** exchange.md §9: the block number's debounce, and the polling that steps in for the stream. */
const DEBOUNCE_MS = 100
const POLL_MS = 15_000
const LOOK_MS = 5_000

let state: HeadsState = { head: null, heardMs: 0, blockMs: 0 }
let shown: { head: Head | null; trouble: ChainTrouble | null } = { head: null, trouble: null }
const listeners = new Set<() => void>()

export const heads = () => shown

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(): void {
  const { chainId, writes } = config()
  const expected = { chainId, writes, blockTimeSeconds: chainById(chainId)?.blockTimeSeconds ?? null }
  const trouble = chainTrouble(state, performance.now(), expected)
  if (state.head === shown.head && trouble === shown.trouble) return
  shown = { head: state.head, trouble }
  listeners.forEach((listener) => listener())
}

const shownSoon = leadingEdge(show, DEBOUNCE_MS)

function take(head: Head): void {
  state = withHead(state, head, performance.now())
  shownSoon.call()
}

async function poll(signal: AbortSignal): Promise<void> {
  const block = await polledBlock(signal)
  if (block === null || signal.aborted) return
  const { chainId, writes } = config()
  take({ chainId, writes, disagrees: false, ...state.head, ...block })
}

/** The stream while it holds, polling while it does not. Returns how to end both. */
function listen(): () => void {
  const ended = new AbortController()
  let polling: ReturnType<typeof setInterval> | undefined
  let source = open()

  function alive(): void {
    clearInterval(polling)
    polling = undefined
    state = heard(state, performance.now())
    // Only a banner has to go: what passes here is not to make the block behind it wait for the debounce.
    if (shown.trouble !== null) shownSoon.call()
  }

  function open(): EventSource {
    const stream = new EventSource(PATH)
    stream.addEventListener('open', alive)
    stream.addEventListener(HEARTBEAT, alive)
    stream.addEventListener('message', ({ data }) => {
      alive()
      const head = parseHead(String(data))
      if (head) take(head)
    })
    stream.addEventListener('error', fallBack)
    return stream
  }

  function fallBack(): void {
    if (polling !== undefined) return
    polling = setInterval(pollAndReopen, POLL_MS)
    // A page that has heard nothing yet does not wait for the first round.
    void poll(ended.signal)
  }

  function pollAndReopen(): void {
    void poll(ended.signal)
    // A refused stream is closed for good and does not come back by itself.
    if (source.readyState === EventSource.CLOSED) source = open()
  }

  return () => {
    ended.abort()
    clearInterval(polling)
    source.close()
  }
}

/** Hears of every new block while somebody looks at the page; a hidden one holds no connection (decisions.md A-18). */
export function watchHeads(): void {
  let end: (() => void) | undefined
  let look: ReturnType<typeof setInterval> | undefined
  const turned = () => {
    end?.()
    clearInterval(look)
    shownSoon.cancel()
    end = undefined
    if (document.visibilityState !== 'visible') return
    // Nothing was to be heard while the page was hidden, so silence counts from now.
    state = { ...state, heardMs: performance.now(), blockMs: performance.now() }
    end = listen()
    look = setInterval(show, LOOK_MS)
    show()
  }
  document.addEventListener('visibilitychange', turned)
  turned()
}
