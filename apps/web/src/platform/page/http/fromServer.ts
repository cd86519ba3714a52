import { perVisit } from '../visit/visit.ts'
import type { LineEvent } from './line.ts'

type Listener = (event: LineEvent) => void

const listeners = perVisit(() => new Set<Listener>())

/** Hears of each question to `/api`, and what became of it. */
export function hearOfApi(listener: Listener): () => void {
  const all = listeners()
  all.add(listener)
  return () => void all.delete(listener)
}

const tell = (event: LineEvent) => listeners().forEach((listener) => listener(event))

/** A server that says "not yet" has answered (spec: index.answers). */
const isAnswered = (status: number) => status < 500 || status === 503

/** Aborts by the clock of the page, like everything else that waits in it. */
export function patience(ms: number): AbortSignal {
  const stopped = new AbortController()
  setTimeout(() => stopped.abort(new DOMException('It took too long.', 'TimeoutError')), ms)
  return stopped.signal
}

/**
 * A question to `/api`, which never waits without end, and says whether that line still answers (spec: heads.lines). What changes
 * something may take its time, so that only its end counts.
 */
export async function fromServer(
  path: string,
  patienceMs: number,
  init: RequestInit = {},
  isAnswer: (status: number) => boolean = isAnswered,
): Promise<Response> {
  if ((init.method ?? 'GET') === 'GET') tell('asked')
  try {
    const answer = await fetch(path, { ...init, signal: patience(patienceMs) })
    tell(isAnswer(answer.status) ? 'answered' : 'missed')
    return answer
  } catch (error) {
    tell('missed')
    throw error
  }
}
