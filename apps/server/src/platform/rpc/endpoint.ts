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
  /** For people: with anything that may be a key removed. */
  name: string
  /** The endpoint's last answer to eth_chainId; null before the first one. */
  chainId: number | null
  failuresInARow: number
  restsUntilMs: number
  /** True when it sent Retry-After: then it is left alone even when it is the only endpoint. */
  askedForRest: boolean
}

/** A ws(s) address is asked for calls at the same address by http(s). */
export function endpointOf(address: string, wsUrl?: string): Endpoint {
  const isWs = /^wss?:/.test(address)
  return {
    url: new URL(address.replace(/^ws/, 'http')),
    wsUrl: wsUrl ?? (isWs ? address : null),
    name: shownUrl(address),
    chainId: null,
    failuresInARow: 0,
    restsUntilMs: 0,
    askedForRest: false,
  }
}

const FIRST_REST_MS = 250
const LONGEST_REST_MS = 15_000
const LONGEST_ASKED_REST_MS = 60_000
/** From here on an endpoint that is the only one is left alone too, so that a dead node is not hammered. */
const FAILURES_TO_REST = 4

export function noteSuccess(endpoint: Endpoint, log: Log): void {
  if (endpoint.failuresInARow >= FAILURES_TO_REST) log.info(`The endpoint ${endpoint.name} answers again.`)
  endpoint.failuresInARow = 0
  endpoint.restsUntilMs = 0
  endpoint.askedForRest = false
}

/** Rests grow twofold, with jitter so that many servers do not come back in one moment. */
export function noteFailure(endpoint: Endpoint, failure: Failure, clock: Clock, log: Log): void {
  // Caused by the size of the request or by our own memory, so it does not count against the endpoint.
  if (failure.kind === 'tooLarge' || failure.kind === 'busy' || failure.kind === 'refusedBatch') return
  endpoint.failuresInARow += 1
  if (endpoint.failuresInARow === FAILURES_TO_REST)
    log.warn(`The endpoint ${endpoint.name} keeps failing. ${failureSentence(failure)}`)
  const backoffMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (endpoint.failuresInARow - 1))
  const requestedRestMs = failure.kind === 'rateLimited' ? failure.waitMs : null
  endpoint.askedForRest = requestedRestMs !== null
  const restMs =
    requestedRestMs === null ? backoffMs * (0.5 + clock.random() / 2) : Math.min(requestedRestMs, LONGEST_ASKED_REST_MS)
  endpoint.restsUntilMs = clock.now() + restMs
}

export type Choice = { ok: true; endpoint: Endpoint } | { ok: false; failure: Failure }

/** The first endpoint of the right chain that is not resting; one that rests only when it is all there is and has not failed often. */
export function chooseEndpoint(
  endpoints: readonly Endpoint[],
  { chainId, anyChain }: { chainId: number; anyChain: boolean },
  nowMs: number,
  tried?: Endpoint,
): Choice {
  const ofChain = endpoints.filter((each) => each.chainId === null || each.chainId === chainId)
  const right = ofChain.length === 0 && anyChain ? endpoints : ofChain
  const [wrong] = endpoints
  if (right.length === 0) return noEndpoint({ kind: 'wrongChain', says: wrong?.chainId ?? 0, serves: chainId })
  const available = right.filter((each) => each.restsUntilMs <= nowMs)
  const other = available.find((each) => each !== tried)
  if (other !== undefined) return { ok: true, endpoint: other }
  const fallbacks = right
    .filter((each) => !each.askedForRest && each.failuresInARow < FAILURES_TO_REST)
    .toSorted((a, b) => Number(a === tried) - Number(b === tried) || a.restsUntilMs - b.restsUntilMs)
  const [best] = [...available, ...fallbacks]
  if (best !== undefined) return { ok: true, endpoint: best }
  const waitMs = Math.min(...right.map((each) => each.restsUntilMs)) - nowMs
  return noEndpoint(
    right.some((each) => each.askedForRest) ? { kind: 'rateLimited', waitMs } : { kind: 'resting', waitMs },
  )
}

const noEndpoint = (failure: Failure): Choice => ({ ok: false, failure })
