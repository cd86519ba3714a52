import type { Clock } from '../clock.ts'
import { shownUrl } from '../config/redact.ts'
import type { Log } from '../log.ts'
import { type Failure, failureSentence } from './failure.ts'

/** One JSON-RPC endpoint and its known health. */
export type Endpoint = {
  /** URL for calls. */
  url: URL
  /** WebSocket URL that pushes heads, if there is one. */
  wsUrl: string | null
  /** Name for logs, without anything that may be a key. */
  name: string
  /** The endpoint's last answer to eth_chainId; null before the first one. */
  chainId: number | null
  failuresInARow: number
  pausedUntilMs: number
  /** Time from which it may be tried during its pause, if no other endpoint can be used. */
  retryFromMs: number
  /** Requests since the start; a failed one was not answered, or its answer was not JSON-RPC. */
  counts: { answered: number; failed: number }
  /** True if it sent Retry-After: then it is paused even if it is the only endpoint. */
  requestedPause: boolean
}

/** Calls to a ws(s) address are sent to the same address by http(s). */
export function endpointOf(address: string, wsUrl?: string): Endpoint {
  const isWs = /^wss?:/.test(address)
  return {
    url: new URL(address.replace(/^ws/, 'http')),
    wsUrl: wsUrl ?? (isWs ? address : null),
    name: shownUrl(address),
    chainId: null,
    failuresInARow: 0,
    counts: { answered: 0, failed: 0 },
    pausedUntilMs: 0,
    retryFromMs: 0,
    requestedPause: false,
  }
}

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 15_000
/** Longest pause of an unreachable endpoint, if no other can be used. */
const MAX_PAUSE_IF_ALONE_MS = 2000
const MAX_REQUESTED_PAUSE_MS = 60_000
/** After this many failures, even the only endpoint is paused, so that a dead node is not flooded. */
const FAILURES_TO_PAUSE_ONLY_ENDPOINT = 4

export function noteSuccess(endpoint: Endpoint, log: Log): void {
  if (endpoint.failuresInARow >= FAILURES_TO_PAUSE_ONLY_ENDPOINT)
    log.info(`The endpoint ${endpoint.name} answers again.`)
  endpoint.counts.answered += 1
  endpoint.failuresInARow = 0
  endpoint.pausedUntilMs = 0
  endpoint.retryFromMs = 0
  endpoint.requestedPause = false
}

/** Pauses double with each failure, with jitter so that many servers do not retry at the same moment. */
export function noteFailure(endpoint: Endpoint, failure: Failure, clock: Clock, log: Log): void {
  // Caused by the size of the request or by our own memory, so it does not count against the endpoint.
  if (failure.kind === 'tooLarge' || failure.kind === 'busy' || failure.kind === 'refusedBatch') return
  endpoint.counts.failed += 1
  endpoint.failuresInARow += 1
  if (endpoint.failuresInARow === FAILURES_TO_PAUSE_ONLY_ENDPOINT)
    log.warn(`The endpoint ${endpoint.name} keeps failing. ${failureSentence(failure)}`)
  const backoffMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (endpoint.failuresInARow - 1))
  const requestedPauseMs = failure.kind === 'rateLimited' ? failure.waitMs : null
  endpoint.requestedPause = requestedPauseMs !== null
  const pauseMs =
    requestedPauseMs === null
      ? backoffMs * (0.5 + clock.random() / 2)
      : Math.min(requestedPauseMs, MAX_REQUESTED_PAUSE_MS)
  endpoint.pausedUntilMs = clock.now() + pauseMs
  // A refused connection costs nothing, but a call that hangs occupies a slot.
  const retryMs = failure.kind === 'unreachable' ? Math.min(pauseMs, MAX_PAUSE_IF_ALONE_MS) : pauseMs
  endpoint.retryFromMs = clock.now() + retryMs
}

export type Choice = { ok: true; endpoint: Endpoint } | { ok: false; failure: Failure }

/** The first endpoint of the right chain that is not paused; a paused one only if there is no other and it has not failed often. */
export function chooseEndpoint(
  endpoints: readonly Endpoint[],
  { chainId, anyChain }: { chainId: number; anyChain: boolean },
  nowMs: number,
  tried?: Endpoint,
): Choice {
  const onChain = endpoints.filter((each) => each.chainId === null || each.chainId === chainId)
  const candidates = onChain.length === 0 && anyChain ? endpoints : onChain
  const [wrongEndpoint] = endpoints
  if (candidates.length === 0)
    return noEndpoint({ kind: 'wrongChain', answered: wrongEndpoint?.chainId ?? 0, serves: chainId })
  const available = candidates.filter((each) => each.pausedUntilMs <= nowMs)
  const other = available.find((each) => each !== tried)
  if (other !== undefined) return { ok: true, endpoint: other }
  const fallbacks = candidates
    .filter((each) => !each.requestedPause && each.failuresInARow < FAILURES_TO_PAUSE_ONLY_ENDPOINT)
    .toSorted((a, b) => Number(a === tried) - Number(b === tried) || a.pausedUntilMs - b.pausedUntilMs)
  const alone = candidates.filter((each) => each.retryFromMs <= nowMs)
  const [best] = [...available, ...fallbacks, ...alone]
  if (best !== undefined) return { ok: true, endpoint: best }
  const waitMs = Math.min(...candidates.map((each) => each.retryFromMs)) - nowMs
  return noEndpoint(
    candidates.some((each) => each.requestedPause) ? { kind: 'rateLimited', waitMs } : { kind: 'resting', waitMs },
  )
}

const noEndpoint = (failure: Failure): Choice => ({ ok: false, failure })
