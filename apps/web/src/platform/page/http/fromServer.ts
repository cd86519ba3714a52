import { perVisit } from '../visit/visit.ts'
import type { LineEvent } from './line.ts'

type Listener = (event: LineEvent) => void

const listeners = perVisit(() => new Set<Listener>())

/** Listens to each request to `/api` and its result. */
export function subscribeToApi(listener: Listener): () => void {
  const all = listeners()
  all.add(listener)
  return () => void all.delete(listener)
}

/** A server that answers "not yet" or "full" counts as answering (spec: index.answers). */
const isAnswered = (status: number) => status < 500 || status === 503 || status === 507

/**
 * Time limits. Placeholders end when a read times out (spec: unreachable.shimmer); writes may take
 * longer.
 */
const READ_MS = 8000
const SEND_MS = 15_000

export type Sending = RequestInit & {
  /** Time limit, if it differs from the default. */
  patienceMs?: number
  /** True for a status that counts as an answer. */
  isAnswer?: (status: number) => boolean
}

/**
 * Sends every request to our server: requests time out by the page's clock, and show if `/api`
 * still answers (spec: heads.lines). A write may take long, so only its end counts; an aborted
 * request says nothing about the connection. Throws if there is no answer.
 */
export async function fromServer(path: string, sending: Sending = {}): Promise<Response> {
  const isRead = (sending.method ?? 'GET') === 'GET'
  const { patienceMs = isRead ? READ_MS : SEND_MS, isAnswer = isAnswered, ...init } = sending
  const notify = (event: LineEvent) => path.startsWith('/api/') && listeners().forEach((listener) => listener(event))
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(new DOMException('It took too long.', 'TimeoutError')), patienceMs)
  if (isRead) notify('asked')
  try {
    // oxlint-disable-next-line no-restricted-globals -- the one place
    const answer = await fetch(path, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal,
    })
    notify(isAnswer(answer.status) ? 'answered' : 'missed')
    return answer
  } catch (error) {
    if (!init.signal?.aborted) notify('missed')
    throw error
  }
}
