import { pause } from '../runner/pause.ts'
import type { Request } from '../runner/request.ts'

/** A node's error answer. */
export class NodeRefusal extends Error {}
/** The endpoint, the chain or the balance prevents us from continuing; the message says why. */
export class EndpointTrouble extends Error {}

/** Pauses between attempts, together 48 s: longer than a node behind a load balancer takes to restart. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000, 16_000, 16_000] as const
const TIMEOUT_MS = 30_000

export type RetryOptions = {
  /** Pauses before the second attempt, the third and so on. */
  waitsMs?: readonly number[]
  onWait?: (sentence: string) => void
}

type Answer =
  | { kind: 'result'; result: unknown }
  | { kind: 'refusal'; message: string }
  /** A temporary failure: the next attempt will probably succeed. */
  | { kind: 'passing'; why: string }
  | { kind: 'unwanted'; status: number }

/** One JSON-RPC call over HTTP. Retries after network errors and busy nodes; sending a signed transaction twice is harmless. */
export function patientEndpoint(url: string, { waitsMs = PAUSES_MS, onWait = () => {} }: RetryOptions = {}): Request {
  return async (method, params = []) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await post(url, method, params)
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

async function post(url: string, method: string, params: readonly unknown[]): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return readAnswer(response.status, await response.text())
  } catch (error) {
    return { kind: 'passing', why: networkErrorText(error) }
  }
}

function readAnswer(status: number, text: string): Answer {
  if (status === 401 || status === 403) return { kind: 'unwanted', status }
  if (status === 429) return { kind: 'passing', why: 'too many requests' }
  const { result, error } = parseAnswer(text)
  if (error !== undefined && isBusy(error)) return { kind: 'passing', why: 'it is busy' }
  if (error !== undefined) return { kind: 'refusal', message: error.message }
  if (result !== undefined) return { kind: 'result', result }
  return { kind: 'passing', why: status === 200 ? 'its answer is not JSON-RPC' : `HTTP ${status}` }
}

type RpcAnswer = { result?: unknown; error?: { code: unknown; message: string } }

function parseAnswer(text: string): RpcAnswer {
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

/** Describes a network error without its message, which may contain the URL and so a key. */
function networkErrorText(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 30 s'
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'the connection broke'
}
