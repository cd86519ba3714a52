import { type BackOff, backOff } from './client/backOff.ts'
import { batchQueue } from './client/batchQueue.ts'
import { batches, bodyOf, textOf } from './client/batches.ts'
import { type Fetch, type Posted, post } from './client/post.ts'
import { replies } from './client/replies.ts'
import { type Clock, systemClock } from './clock.ts'
import { RpcError } from './rpcError.ts'
import type { RpcRequest } from './rpcRequest.ts'

export type ClientOptions = {
  /** The chain that must answer. `eth_chainId` is then said here, and asked once of whoever answers (spec: reads.chain-id-local). */
  chainId?: number
  fetch?: Fetch
  clock?: Clock
}

type Waiting = {
  text: string
  method: string
  signal: AbortSignal | undefined
  tries: number
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** What goes wrong with a request as a whole (spec: reads.failures). */
const sentence = (posted: Exclude<Posted, { kind: 'answer' }>): string => {
  if (posted.kind === 'status') return posted.text
  return posted.kind === 'unparsed' ? 'Failed to parse JSON response' : 'Failed to send batch call'
}

/** Sent twice it could be paid twice, if the first was only not answered. */
const NEVER_AGAIN = new Set(['eth_sendRawTransaction'])

/** How the page asks the chain: in arrays, each call with its own answer, by id. */
export function rpcClient(url: string, options: ClientOptions = {}): RpcRequest {
  const { chainId, fetch: fetchIt = (where, how) => fetch(where, how), clock = systemClock } = options
  const line = { url, fetch: fetchIt, clock }
  const rests = backOff(clock)
  const chain = chainCheck(chainId)
  const queue = batchQueue<Waiting>({ send, restMs: rests.restMs, clock })

  function send(items: readonly Waiting[]) {
    for (const batch of batches(items.filter(({ signal }) => signal?.aborted !== true))) void sendOne(batch)
  }

  async function sendOne(waiting: readonly Waiting[]) {
    const stopped = new AbortController()
    const forget = whenAllAborted(waiting, () => stopped.abort())
    const asked = chain.isKnown() ? waiting : [...waiting, chain.question]
    const posted = await post(line, bodyOf(asked), stopped)
    forget()
    if (posted.kind === 'answer') take(waiting, asked, posted.parsed)
    else fail(waiting, posted)
  }

  function take(waiting: readonly Waiting[], asked: readonly { method: string }[], parsed: unknown) {
    rests.worked()
    const answers = replies(
      parsed,
      asked.map(({ method }) => method),
    )
    const other = asked.length > waiting.length ? chain.hear(answers.at(-1)) : null
    waiting.forEach(({ resolve, reject }, at) => {
      const answer = answers[at]
      if (other !== null || answer === undefined) reject(other)
      else if (answer.ok) resolve(answer.result)
      else reject(answer.error)
    })
  }

  function fail(waiting: readonly Waiting[], posted: Exclude<Posted, { kind: 'answer' }>) {
    chain.forget()
    const again = posted.kind === 'unreachable' || (posted.kind === 'status' && posted.again)
    if (again) rests.failed(posted.kind === 'status' ? posted.restMs : null)
    const error = new RpcError('unreachable', sentence(posted))
    const retried = again ? retriable(waiting, rests) : new Set<Waiting>()
    for (const one of waiting) {
      if (!retried.has(one)) one.reject(error)
      else queue.add({ ...one, tries: one.tries + 1 }, false)
    }
  }

  return (method, params = [], { signal, urgent = false } = {}) => {
    if (method === 'eth_chainId' && chainId !== undefined) return Promise.resolve(`0x${chainId.toString(16)}`)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      // A signal that never comes leaves a listener behind, which is nothing as long as signals live no longer than screens.
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      queue.add({ text: textOf(method, params), method, signal, tries: 0, resolve, reject }, urgent)
    })
  }
}

/** Those of a failed batch that go once more, together with whatever is asked next: one of the budget for all of them. */
function retriable(waiting: readonly Waiting[], rests: BackOff): ReadonlySet<Waiting> {
  const able = waiting.filter(
    ({ tries, method, signal }) => tries === 0 && !NEVER_AGAIN.has(method) && signal?.aborted !== true,
  )
  return new Set(able.length > 0 && rests.mayRetry() ? able : [])
}

function whenAllAborted(waiting: readonly Waiting[], stop: () => void): () => void {
  const signals = waiting.flatMap(({ signal }) => signal ?? [])
  if (signals.length < waiting.length) return () => undefined
  const look = () => signals.every(({ aborted }) => aborted) && stop()
  signals.forEach((signal) => signal.addEventListener('abort', look))
  return () => signals.forEach((signal) => signal.removeEventListener('abort', look))
}

/** Whether the chain behind the address is the one that is meant: asked along with the first batch, and after each failure. */
function chainCheck(chainId: number | undefined) {
  let known = chainId === undefined
  return {
    question: { text: textOf('eth_chainId', []), method: 'eth_chainId' },
    isKnown: () => known,
    forget: () => void (known = chainId === undefined),
    hear(answer: ReturnType<typeof replies>[number] | undefined): RpcError | null {
      // A node that does not say is judged by the heads, which carry its chain as well.
      if (answer?.ok !== true) return null
      const real = Number(answer.result)
      known = real === chainId
      if (known) return null
      return new RpcError('unreachable', `What answers serves chain ${real}, not ${chainId}. Nothing of it is shown.`)
    },
  }
}
