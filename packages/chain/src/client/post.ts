import type { Clock } from '../time/clock.ts'

export type Post = { method: 'POST'; headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal }
export type Fetch = (url: string, post: Post) => Promise<Response>

export type PostResult =
  | { kind: 'answer'; parsed: unknown }
  | { kind: 'unparsed' }
  /** `canRetry`: the same request can work later. */
  | { kind: 'status'; text: string; canRetry: boolean; pauseMs: number | null }
  | { kind: 'unreachable' }

/** Our server gives a node two attempts of 10 s. */
const TIMEOUT_MS = 30_000
/** Twice what our server accepts from a node; a longer body is not a valid answer. */
const MAX_CHARACTERS = 32 * 1024 * 1024

const HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

type PostEndpoint = {
  url: string
  headers: (() => Readonly<Record<string, string>>) | undefined
  fetch: Fetch
  clock: Clock
}

/** One POST. Every way in which it can fail is a value, so it never throws. */
export async function post(
  { url, headers, fetch, clock }: PostEndpoint,
  body: string,
  abortController: AbortController,
): Promise<PostResult> {
  const cancelTimeout = clock.after(TIMEOUT_MS, () => abortController.abort())
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...HEADERS, ...headers?.() },
      body,
      signal: abortController.signal,
    })
    if (!response.ok) return statusResult(response)
    const text = await boundedText(response)
    return text === null ? { kind: 'unparsed' } : parseJson(text)
  } catch {
    return { kind: 'unreachable' }
  } finally {
    cancelTimeout()
  }
}

function statusResult(response: Response): PostResult {
  const { status, statusText, headers } = response
  void response.body?.cancel().catch(() => undefined)
  const retryAfter = headers.get('retry-after') ?? ''
  return {
    kind: 'status',
    text: `${status}: ${statusText}`,
    canRetry: status === 429 || status >= 500,
    // The form with a date is rare and counts as none.
    pauseMs: /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null,
  }
}

function parseJson(text: string): PostResult {
  try {
    return { kind: 'answer', parsed: JSON.parse(text) }
  } catch {
    return { kind: 'unparsed' }
  }
}

/** Returns null if the body exceeded the limit and reading stopped. */
async function boundedText(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const parts: string[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts.join('')
    length += value.length
    if (length > MAX_CHARACTERS) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}
