import { eventually } from './eventually.ts'

// Intercepts the page's requests. Routes of a test answer first, and the real server answers all
// other requests.

export type PageRequest = {
  url: () => string
  method: () => string
  postData: () => string
  postDataJSON: () => unknown
}
type Answer = { status?: number; json?: unknown; body?: string; contentType?: string }
export type Route = {
  request: () => PageRequest
  fulfill: (answer: Answer) => void
  abort: () => void
  /** Passes the request on to the server, with another URL if given. */
  continue: (as?: { url?: string }) => void
  /** The server's answer, for a test that modifies it. */
  fetch: () => Promise<Response>
}
type Handler = (route: Route) => unknown
type UrlMatcher = (url: URL) => boolean

/** The browser's own `fetch`, for tests and wallets. */
export const browserFetch = window.fetch.bind(window)
/** Tests may fake the clock. */
const realNow = performance.now.bind(performance)

let routes: readonly { pattern: string | RegExp; matches: UrlMatcher; handler: Handler }[] = []
let requests: PageRequest[] = []
/**
 * Requests of the page that have no answer yet. One is held back if the test's handler returned
 * without an answer to it.
 */
let pending = new Set<{ url: string; sinceMs: number; isHeldBack: boolean }>()

/** `**` matches anything, `*` anything within a path segment. */
function globPattern(pattern: string): RegExp {
  const text = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
  return new RegExp(`^${text}$`)
}

const pageRequest = (request: Request, body: string): PageRequest => ({
  url: () => request.url,
  method: () => request.method,
  postData: () => body,
  postDataJSON: () => JSON.parse(body) as unknown,
})

function responseOf({ status = 200, json, body, contentType }: Answer): Response {
  const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
  const text = json === undefined ? (body ?? '') : JSON.stringify(json)
  return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
}

async function answer(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  holdBack: () => void,
): Promise<Response> {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (url.origin !== location.origin)
    throw new Error(`The page sent a request to ${url.origin}, but may use only its own origin.`)
  const body = typeof init?.body === 'string' ? init.body : ''
  const pageRequestMade = pageRequest(request, body)
  requests.push(pageRequestMade)
  const route = routes.findLast(({ matches }) => matches(url))
  if (route === undefined) return browserFetch(input, init)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let isDecided = false
  const decide = (how: () => void) => {
    isDecided = true
    how()
  }
  request.signal.addEventListener('abort', () => reject(request.signal.reason))
  // The request may be aborted before the test answers it.
  promise.catch(() => undefined)
  const pass = ({ url: other }: { url?: string } = {}) => browserFetch(other ?? input, init)
  await route.handler({
    request: () => pageRequestMade,
    fulfill: (given) => decide(() => resolve(responseOf(given))),
    abort: () => decide(() => reject(new TypeError('Failed to fetch'))),
    continue: (as) => decide(() => void pass(as).then(resolve, reject)),
    fetch: () => pass(),
  })
  if (!isDecided) holdBack()
  return promise
}

/** Reads the whole body before answering, so that a page is not left halfway through an answer. */
async function completeAnswer(...ownRequest: Parameters<typeof answer>): Promise<Response> {
  const response = await answer(...ownRequest)
  const { status, headers } = response
  return new Response(status === 204 ? null : await response.arrayBuffer(), { status, headers })
}

/** Settles only while the same page is open, because answers must not reach the next visit. */
const fetchInVisit: typeof fetch = (input, init) => {
  const visit = pending
  const ownRequest = {
    url: input instanceof Request ? input.url : String(input),
    sinceMs: realNow(),
    isHeldBack: false,
  }
  visit.add(ownRequest)
  const answered = completeAnswer(input, init, () => (ownRequest.isHeldBack = true))
  return new Promise((resolve, reject) => {
    const inThisVisit = (settle: () => void) => {
      visit.delete(ownRequest)
      if (visit === pending) settle()
    }
    answered.then(
      (response) => inThisVisit(() => resolve(response)),
      (error: unknown) => inThisVisit(() => reject(error)),
    )
  })
}

export const origin = {
  /** The route that was added last wins. */
  route: (pattern: string | RegExp, handler: Handler): void => {
    const urlPattern = typeof pattern === 'string' ? globPattern(pattern) : pattern
    routes = [...routes, { pattern, matches: ({ href }) => urlPattern.test(href), handler }]
  },
  unroute: (pattern: string | RegExp): void => {
    routes = routes.filter((route) => String(route.pattern) !== String(pattern))
  },
  requests: (): readonly PageRequest[] => requests,
  /**
   * Waits for the answers to all pending requests, for five seconds at most, because some pages
   * never stop sending them.
   */
  settled: (): Promise<void> => {
    const untilMs = realNow() + 5000
    return eventually(() => {
      const urls = [...pending].filter(({ sinceMs }) => sinceMs < untilMs).map(({ url }) => url)
      if (urls.length > 0) throw new Error(`${urls.length} requests are pending: ${urls.join(', ')}`)
    }, 30_000)
  },
  /** True if an unblocked request is pending. */
  isWaiting: (): boolean => [...pending].some(({ isHeldBack }) => !isHeldBack),
  leave(): void {
    pending = new Set()
  },
  begin(): void {
    window.fetch = fetchInVisit
  },
  end(): void {
    window.fetch = browserFetch
    routes = []
    requests = []
  },
}
