import { eventually } from './eventually.ts'

// The border to the server: what a test answers for itself, and the product behind the tests for everything else.

export type Asked = {
  url: () => string
  method: () => string
  postData: () => string
  postDataJSON: () => unknown
}
type Answer = { status?: number; json?: unknown; body?: string; contentType?: string }
export type Route = {
  request: () => Asked
  fulfill: (answer: Answer) => void
  abort: () => void
  /** To the server after all, under another address if one is given. */
  continue: (as?: { url?: string }) => void
  /** What the server says, for a test that changes it. */
  fetch: () => Promise<Response>
}
type Handler = (route: Route) => unknown
type Answers = (url: URL) => boolean

/** For the test itself, and for whoever is no part of the page. */
export const browserFetch = window.fetch.bind(window)

let routes: readonly { pattern: string | RegExp; answers: Answers; handler: Handler }[] = []
let asked: Asked[] = []
let underWay = 0
let visit = 0

/** `**` is anything at all, `*` anything within a step. */
function globbed(pattern: string): RegExp {
  const text = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`)
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
  return new RegExp(`^${text}$`)
}

const askedOf = (request: Request, body: string): Asked => ({
  url: () => request.url,
  method: () => request.method,
  postData: () => body,
  postDataJSON: () => JSON.parse(body) as unknown,
})

function answered({ status = 200, json, body, contentType }: Answer): Response {
  const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
  const text = json === undefined ? (body ?? '') : JSON.stringify(json)
  return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (url.origin !== location.origin) throw new Error(`The page asked ${url.origin}, and it asks its own origin only.`)
  const body = typeof init?.body === 'string' ? init.body : ''
  const now = askedOf(request, body)
  asked.push(now)
  const route = routes.findLast(({ answers }) => answers(url))
  if (route === undefined) return browserFetch(input, init)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  request.signal.addEventListener('abort', () => reject(request.signal.reason))
  const pass = ({ url: other }: { url?: string } = {}) => browserFetch(other ?? input, init)
  await route.handler({
    request: () => now,
    fulfill: (given) => resolve(answered(given)),
    abort: () => reject(new TypeError('Failed to fetch')),
    continue: (as) => void pass(as).then(resolve, reject),
    fetch: () => pass(),
  })
  return promise
}

/** A page that was left hears of nothing any more: what it asked for must not be told to the one that comes after it. */
function untilLeft<Value>(answered: Promise<Value>): Promise<Value> {
  const of = visit
  return new Promise((resolve, reject) => {
    const here = (then: () => void) => () => {
      if (of !== visit) return
      underWay -= 1
      then()
    }
    underWay += 1
    answered.then(
      (value) => here(() => resolve(value))(),
      (error: unknown) => here(() => reject(error))(),
    )
  })
}

/** Whole, so that a page that has heard of it does not still wait for the rest when it is left. */
async function wholeAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answered = await answer(input, init)
  const { status, headers } = answered
  return new Response(status === 204 ? null : await answered.arrayBuffer(), { status, headers })
}

const asks: typeof fetch = (input, init) => untilLeft(wholeAnswer(input, init))

export const origin = {
  /** The one that was given last answers. */
  route: (pattern: string | RegExp, handler: Handler): void => {
    const wanted = typeof pattern === 'string' ? globbed(pattern) : pattern
    routes = [...routes, { pattern, answers: ({ href }) => wanted.test(href), handler }]
  },
  unroute: (pattern: string | RegExp): void => {
    routes = routes.filter((route) => String(route.pattern) !== String(pattern))
  },
  asked: (): readonly Asked[] => asked,
  settled: (): Promise<void> =>
    eventually(() => {
      if (underWay > 0) throw new Error(`${underWay} requests are on their way.`)
    }),
  leave(): void {
    visit += 1
    underWay = 0
  },
  begin(): void {
    window.fetch = asks
  },
  end(): void {
    window.fetch = browserFetch
    routes = []
    asked = []
  },
}
