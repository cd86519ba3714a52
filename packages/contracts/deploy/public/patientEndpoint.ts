import { pause } from '../pause.ts'
import type { Request } from '../request.ts'

/** What the node answered instead of a result. */
export class NodeRefusal extends Error {}
/** Something about the endpoint, the chain or the balance keeps us from going on; the message says what. */
export class EndpointTrouble extends Error {}

/** Together 48 s: longer than a restart of a node behind a balancer. */
const WAITS_MS = [250, 500, 1000, 2000, 4000, 8000, 16_000, 16_000] as const
const ANSWER_WITHIN_MS = 30_000

export type Patience = {
  /** Before the second attempt, the third and so on. */
  waitsMs?: readonly number[]
  onWait?: (sentence: string) => void
}

type Answer =
  | { kind: 'result'; result: unknown }
  | { kind: 'refusal'; message: string }
  /** The next attempt is likely to be answered. */
  | { kind: 'passing'; why: string }
  | { kind: 'unwanted'; status: number }

/** One JSON-RPC call over HTTP. What the network and a busy node do is waited for; a signed transaction may be said twice. */
export function patientEndpoint(url: string, { waitsMs = WAITS_MS, onWait = () => {} }: Patience = {}): Request {
  return async (method, params = []) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await ask(url, method, params)
      if (answer.kind === 'result') return answer.result
      if (answer.kind === 'refusal') throw new NodeRefusal(answer.message)
      if (answer.kind === 'unwanted')
        throw new EndpointTrouble(
          `the endpoint does not let us in (HTTP ${answer.status}). Check the address and its key.`,
        )
      const wait = waitsMs[attempt]
      if (wait === undefined) throw new EndpointTrouble(`the endpoint does not answer (${answer.why}).`)
      if (attempt === 0) onWait(`The endpoint does not answer (${answer.why}). It is asked again …`)
      await pause(wait)
    }
  }
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    return understood(response.status, await response.text())
  } catch (error) {
    return { kind: 'passing', why: networkWord(error) }
  }
}

function understood(status: number, text: string): Answer {
  if (status === 401 || status === 403) return { kind: 'unwanted', status }
  if (status === 429) return { kind: 'passing', why: 'too many requests' }
  const { result, error } = parsed(text)
  if (error !== undefined && isBusy(error)) return { kind: 'passing', why: 'it is busy' }
  if (error !== undefined) return { kind: 'refusal', message: error.message }
  if (result !== undefined) return { kind: 'result', result }
  return { kind: 'passing', why: status === 200 ? 'its answer is not JSON-RPC' : `HTTP ${status}` }
}

type Spoken = { result?: unknown; error?: { code: unknown; message: string } }

function parsed(text: string): Spoken {
  try {
    const { result, error } = JSON.parse(text) as { result?: unknown; error?: { code?: unknown; message?: unknown } }
    if (error === undefined || error === null) return { result }
    const message = typeof error.message === 'string' ? error.message : 'it gave no reason'
    return { error: { code: error.code, message } }
  } catch {
    return {}
  }
}

/** -32005 is "limit exceeded" (EIP-1474). */
const isBusy = ({ code, message }: { code: unknown; message: string }) =>
  code === -32005 || /rate limit|too many requests/i.test(message)

/** Never the message itself: it may hold the address, and the address may hold a key. */
function networkWord(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 30 s'
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'the connection broke'
}
