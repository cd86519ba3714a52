import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { ByteHold } from '../byteBudget.ts'
import { outbound, type OutboundAnswer } from '../outbound.ts'
import { readJson } from '../readJson.ts'
import type { Call } from './call.ts'
import { rawLargeResult } from './jsonBytes.ts'
import { matchAnswers, type MatchResult } from './matchAnswers.ts'

/** Logs of a thousand blocks of a busy pair take about 5 MB; no request of a page needs more than this. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024
/** Two attempts must fit into the 30 s after which the page shows its data as stale (spec: rpc.endpoint-limits, heads.trouble). */
export const TIMEOUT_MS = 10_000

/** Connections for all slots of an endpoint (spec: rpc.limits), and for checks, which take no slot. */
const SOCKETS = { keepAlive: true, maxSockets: 80, maxFreeSockets: 32 }
const agents = { 'http:': new HttpAgent(SOCKETS), 'https:': new HttpsAgent(SOCKETS) }

type AskOptions = {
  hold: ByteHold
  timeoutMs?: number
  maxBytes?: number
  /**
   * True if the node is our own and its answer is forwarded: a large result of a single call is
   * then JsonBytes.
   */
  isPassedOn?: boolean
}

/** Sends the calls in one POST, and matches each call with its answer. */
export async function askEndpoint(url: URL, calls: readonly Call[], options: AskOptions): Promise<MatchResult> {
  const { hold, timeoutMs = TIMEOUT_MS, maxBytes = MAX_ANSWER_BYTES, isPassedOn = false } = options
  const envelopes = calls.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: index + 1, method, params }))
  const response = await outbound({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(envelopes.length === 1 ? envelopes[0] : envelopes),
    maxBytes,
    timeoutMs,
    hold,
    agent: url.protocol === 'https:' ? agents['https:'] : agents['http:'],
  })
  return response.ok ? readAnswer(response.answer, calls.length, isPassedOn) : response
}

function readAnswer({ status, headers, body }: OutboundAnswer, count: number, isPassedOn: boolean): MatchResult {
  if (status === 429)
    return { ok: false, failure: { kind: 'rateLimited', waitMs: retryAfterMs(headers['retry-after']) } }
  const large = isPassedOn && count === 1 && status === 200 ? rawLargeResult(body) : null
  if (large !== null) return { ok: true, outcomes: [{ ok: true, result: large }] }
  const matched = matchAnswers(count, parseJson(body))
  // Some nodes answer a reverted call with HTTP 4xx or 500 and a proper JSON-RPC error: that is an answer.
  if (status === 200 || (matched.ok && !isProxyFault(status))) return matched
  return { ok: false, failure: { kind: 'httpError', status } }
}

const isProxyFault = (status: number) => status >= 501 && status <= 504

/** Parses Retry-After in seconds; the form with a date is rare and ignored. */
function retryAfterMs(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null
}

function parseJson(body: Buffer): unknown {
  const json = readJson(body.toString('utf8'))
  return json.ok ? json.value : undefined
}
