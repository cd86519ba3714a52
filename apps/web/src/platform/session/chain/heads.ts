import type { HEADS_PATH, HEARTBEAT_EVENT, Head } from '@musi/api/head'
import { chainById } from '@musi/chain/chainTable'
import { leadingEdge } from '@musi/chain/leadingEdge'
import { config } from '../../page/config/config.ts'
import { type ChainTrouble, type HeadsState, chainTrouble, heard, withHead } from './headsState.ts'
import { parseHead } from './parseHead.ts'
import { polledBlock } from './polledBlock.ts'
import { perVisit, visitEnd } from '../../page/visit/visit.ts'
import { visitValue } from '../../page/visit/visitValue.ts'

const PATH: typeof HEADS_PATH = '/heads'
const HEARTBEAT: typeof HEARTBEAT_EVENT = 'heartbeat'
/** The block number's debounce, and the polling that steps in for the stream (spec: heads.debounce, heads.polling). */
const DEBOUNCE_MS = 100
const POLL_MS = 15_000
const LOOK_MS = 5_000

type Shown = { head: Head | null; trouble: ChainTrouble | null }

/** What was heard, of which `shown` is what the page is told. */
const heardOf = perVisit((): { state: HeadsState } => ({ state: { head: null, heardMs: 0, blockMs: 0 } }))
const shown = visitValue((): Shown => ({ head: null, trouble: null }))

export const { get: heads, subscribe } = shown

function show(): void {
  const { chainId, writes } = config()
  const expected = { chainId, writes, blockTimeSeconds: chainById(chainId)?.blockTimeSeconds ?? null }
  const { head } = heardOf().state
  const trouble = chainTrouble(heardOf().state, performance.now(), expected)
  if (head !== heads().head || trouble !== heads().trouble) shown.set({ head, trouble })
}

const shownSoon = leadingEdge(show, DEBOUNCE_MS)

function take(head: Head): void {
  const now = heardOf()
  now.state = withHead(now.state, head, performance.now())
  shownSoon.call()
}

async function poll(signal: AbortSignal): Promise<void> {
  const block = await polledBlock(signal)
  if (block === null || signal.aborted) return
  const { chainId, writes } = config()
  take({ chainId, writes, disagrees: false, ...heardOf().state.head, ...block })
}

/** The stream while it holds, polling while it does not. Returns how to end both. */
function listen(): () => void {
  const ended = new AbortController()
  let polling: ReturnType<typeof setInterval> | undefined
  let source = open()

  function alive(): void {
    clearInterval(polling)
    polling = undefined
    const now = heardOf()
    now.state = heard(now.state, performance.now())
    // Only a banner has to go: what passes here is not to make the block behind it wait for the debounce.
    if (heads().trouble !== null) shownSoon.call()
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

/** Hears of every new block while somebody looks at the page; a hidden one holds no connection (spec: heads.hidden-tab). */
export function watchHeads(): void {
  let end: (() => void) | undefined
  let look: ReturnType<typeof setInterval> | undefined
  const rest = () => {
    end?.()
    clearInterval(look)
    shownSoon.cancel()
    end = undefined
  }
  const turned = () => {
    rest()
    if (document.visibilityState !== 'visible') return
    // Nothing was to be heard while the page was hidden, so silence counts from now.
    const now = heardOf()
    now.state = { ...now.state, heardMs: performance.now(), blockMs: performance.now() }
    end = listen()
    look = setInterval(show, LOOK_MS)
    show()
  }
  const signal = visitEnd()
  document.addEventListener('visibilitychange', turned, { signal })
  signal.addEventListener('abort', rest)
  turned()
}
