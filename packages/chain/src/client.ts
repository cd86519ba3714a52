import { hexQuantity } from './rpc/hexQuantity.ts'
import { type BackOff, backOff } from './client/backOff.ts'
import { batchQueue } from './client/batchQueue.ts'
import { splitIntoBatches, batchBody, callText } from './client/splitIntoBatches.ts'
import { type Fetch, type PostResult, post } from './client/post.ts'
import { matchReplies } from './client/matchReplies.ts'
import { type Clock, systemClock } from './time/clock.ts'
import { RpcError } from './rpc/rpcError.ts'
import type { RpcRequest } from './rpc/rpcRequest.ts'

export type ClientOptions = {
  /** `eth_chainId` is answered with this, and never sent: each head carries the real one (spec: reads.chain-id-local). */
  chainId?: number
  /** Headers of each request. */
  headers?: () => Readonly<Record<string, string>>
  fetch?: Fetch
  clock?: Clock
}

type QueuedCall = {
  text: string
  method: string
  signal: AbortSignal | undefined
  tries: number
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** The message for a request that failed as a whole (spec: reads.failures). */
const failureMessage = (posted: Exclude<PostResult, { kind: 'answer' }>): string => {
  if (posted.kind === 'status') return posted.text
  return posted.kind === 'unparsed' ? 'Failed to parse JSON response' : 'Failed to send batch call'
}

/** If only the answer was lost, sending it again could pay twice. */
const NEVER_RETRIED = new Set(['eth_sendRawTransaction'])

/** The page's JSON-RPC transport: calls are batched into arrays, and answers are matched to calls by id. */
export function rpcClient(url: string, options: ClientOptions = {}): RpcRequest {
  const {
    chainId,
    headers,
    fetch: sendPost = (address, content) => fetch(address, content),
    clock = systemClock,
  } = options
  const endpoint = { url, headers, fetch: sendPost, clock }
  const backoff = backOff(clock)
  const queue = batchQueue<QueuedCall>({ send, pauseMs: backoff.pauseMs, clock })

  function send(items: readonly QueuedCall[]) {
    for (const batch of splitIntoBatches(items.filter(({ signal }) => signal?.aborted !== true))) void sendOne(batch)
  }

  async function sendOne(waiting: readonly QueuedCall[]) {
    const stopped = new AbortController()
    const removeListeners = whenAllAborted(waiting, () => stopped.abort())
    const posted = await post(endpoint, batchBody(waiting), stopped)
    removeListeners()
    if (posted.kind === 'answer') settle(waiting, posted.parsed)
    else fail(waiting, posted)
  }

  function settle(waiting: readonly QueuedCall[], parsed: unknown) {
    backoff.recordSuccess()
    const methods = waiting.map(({ method }) => method)
    for (const [at, reply] of matchReplies(parsed, methods).entries()) {
      if (reply.ok) waiting[at]?.resolve(reply.result)
      else waiting[at]?.reject(reply.error)
    }
  }

  function fail(waiting: readonly QueuedCall[], posted: Exclude<PostResult, { kind: 'answer' }>) {
    const canRetry = posted.kind === 'unreachable' || (posted.kind === 'status' && posted.canRetry)
    if (canRetry) backoff.recordFailure(posted.kind === 'status' ? posted.pauseMs : null)
    const error = new RpcError('unreachable', failureMessage(posted))
    const retried = canRetry ? retriable(waiting, backoff) : new Set<QueuedCall>()
    for (const one of waiting) {
      if (!retried.has(one)) one.reject(error)
      else queue.add({ ...one, tries: one.tries + 1 }, false)
    }
  }

  return (method, params = [], { signal, urgent = false } = {}) => {
    if (method === 'eth_chainId' && chainId !== undefined) return Promise.resolve(hexQuantity(chainId))
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      // A signal that never fires keeps its listener, which is harmless as long as signals do not outlive their screens.
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      queue.add({ text: callText(method, params), method, signal, tries: 0, resolve, reject }, urgent)
    })
  }
}

/** The calls of a failed batch that are sent once more, together with the next calls. All of them cost one retry of the budget. */
function retriable(waiting: readonly QueuedCall[], backoff: BackOff): ReadonlySet<QueuedCall> {
  const retriableCalls = waiting.filter(
    ({ tries, method, signal }) => tries === 0 && !NEVER_RETRIED.has(method) && signal?.aborted !== true,
  )
  return new Set(retriableCalls.length > 0 && backoff.spendRetry() ? retriableCalls : [])
}

function whenAllAborted(waiting: readonly QueuedCall[], stop: () => void): () => void {
  const signals = waiting.flatMap(({ signal }) => signal ?? [])
  if (signals.length < waiting.length) return () => undefined
  const stopIfAllAborted = () => signals.every(({ aborted }) => aborted) && stop()
  signals.forEach((signal) => signal.addEventListener('abort', stopIfAllAborted))
  return () => signals.forEach((signal) => signal.removeEventListener('abort', stopIfAllAborted))
}
