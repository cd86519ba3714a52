import {
  ARTIST_TOKENS_PATH,
  CANIMUS_PATH,
  DROPS_CALENDAR_PATH,
  OPEN_API_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  SONGS_FEED_PATH,
  VOTES_CALENDAR_PATH,
  OPERATIONS_PATH,
  RECOVERIES_PATH,
  WELCOME_PATH,
  uploadPath,
} from '@musi/api/paths'
import { LOGOS_PATH } from '@musi/api/page/lists'
import { PULSE_PATH } from '@musi/api/page/pulse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchRoute } from './edge/http/matchRoute.ts'
import { ROUTES } from './routes.ts'
import { startTestServer, type TestServer } from './testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    MUSI_RPC_URL: 'http://127.0.0.1:1',
    MUSI_ANALYTICS_URL: 'http://127.0.0.1:1',
    MUSI_ERROR_REPORT_URL: 'http://127.0.0.1:1',
  })
})
afterAll(() => server.close())

/** Paths that are answered even without a chain. */
const ALWAYS_THERE = new Set<string>([
  ARTIST_TOKENS_PATH,
  OPEN_API_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  DROPS_CALENDAR_PATH,
])

/** Fills in the parameters of each route's path, and leaves out streams, which stay open. */
const LINES = ROUTES.map((route) => ({ ...route, at: route.path.replace(/:\w+|\*/g, 'x') }))
/** Paths with data that any site may show (spec: artist-tokens.feed). */
const OPEN = LINES.filter(({ audience }) => audience === 'anyOrigin')
const NOT_OPEN = LINES.filter(({ audience }) => audience !== 'anyOrigin')
const CLOSED = NOT_OPEN.filter(({ audience }) => audience !== 'visitors')
/** The path with its first letter percent-encoded. */
const spelled = (path: string) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`

const statusOf = async (path: string, method: string, headers: Record<string, string>) => {
  const { status, text } = await server.ask(path, { method, headers })
  return [status, !text.startsWith('{') ? '' : (JSON.parse(text) as { code?: string }).code]
}

test('case 91: each path of the market has a limit per client', () => {
  const paths = LINES.filter(({ path }) => path.startsWith('/api/orders') || path.startsWith('/api/nft/'))
  expect(paths.length).toBeGreaterThanOrEqual(6)
  expect(paths.filter((line) => !('perClient' in line)).map(({ path }) => path)).toEqual([])
})

test('no cache may store an answer about the signed-in account (spec: index.shared-caches)', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', origin: server.origin }
  const paths = LINES.filter(({ path }) => /^\/api\/(session|studio|uploads|plays)/.test(path))
  expect(paths.length).toBeGreaterThanOrEqual(8)
  for (const { at, methods } of paths) {
    const answer = await server.ask(at, { method: methods[0], headers })
    expect([at, answer.headers['cache-control']]).toEqual([at, 'no-store'])
  }
})

test.each([
  '/artist/0x1',
  '/artist/0x1/',
  '/song/0x1',
  '/nft/0x1/2',
  '/account/0x1',
  '/charts/token/0x1',
  '/vote/1',
  '/add/a/b',
])('no route stands in front of the page at %s', (path) => {
  expect(matchRoute(ROUTES)(path)?.entry.path).toBe('/*')
})

test('/api/pulse is answered without the chain, to everybody on this origin (spec: heads.pulse)', async () => {
  const { status, text } = await server.ask(PULSE_PATH)
  expect([status, text]).toEqual([204, ''])
})

describe('pages of other sites', () => {
  test.each(CLOSED)('cannot load $path, in any spelling', async ({ at, methods: [method] }) => {
    for (const path of [at, spelled(at), `${at}/`, `${at}?x=1`])
      for (const site of ['cross-site', 'same-site'])
        expect([path, ...(await statusOf(path, method, { 'sec-fetch-site': site }))]).toEqual([
          path,
          403,
          'foreignSite',
        ])
  })

  test.each(OPEN)('may read $path, without credentials', async ({ at, methods: [method] }) => {
    const headers = { origin: 'https://fans.example', 'sec-fetch-site': 'cross-site' }
    const answer = await server.ask(at, { method, headers })
    // A chain without contracts has no artists and no history.
    const isUnread = [VOTES_CALENDAR_PATH, SONGS_FEED_PATH, CANIMUS_PATH].includes(at)
    const status = ALWAYS_THERE.has(at) ? 200 : isUnread ? 503 : 404
    // Logos need an address in the path.
    expect([
      method,
      at.startsWith(LOGOS_PATH) ? 404 : answer.status,
      answer.headers['access-control-allow-origin'],
    ]).toEqual(['GET', status, '*'])
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each(NOT_OPEN)('cannot send anything to $path from their own origin', async ({ at, methods: [method] }) => {
    for (const path of [at, spelled(at)])
      expect(await statusOf(path, method, { origin: 'https://evil.example' })).toEqual([403, 'foreignOrigin'])
  })
})

test.each(LINES.filter(({ audience }) => audience === 'page'))(
  '$path is served to the page only',
  async ({ at, methods: [method] }) => {
    for (const headers of [{}, { 'sec-fetch-site': 'none' }])
      for (const path of [at, spelled(at)])
        expect(await statusOf(path, method, headers as Record<string, string>)).toEqual([403, 'foreignSite'])
  },
)

test.each(LINES)('$path accepts $methods, and names them when it refuses others', async ({ at, methods }) => {
  const taken: readonly string[] = methods
  for (const method of ['PUT', 'DELETE', 'POST', 'GET', 'HEAD'].filter((each) => !taken.includes(each))) {
    const answer = await server.ask(at, { method, headers: { 'sec-fetch-site': 'same-origin' } })
    expect([method, answer.status, answer.headers['allow']]).toEqual([method, 405, methods.join(', ')])
  }
})

test('an extension reaches the routes for wallets or any origin, and nothing else', async () => {
  const origin = 'chrome-extension://abc'
  for (const { at, audience, methods } of LINES) {
    const [status] = await statusOf(at, methods[0], { origin, 'sec-fetch-site': 'cross-site' })
    expect([at, status !== 403]).toEqual([at, audience === 'wallets' || audience === 'anyOrigin'])
  }
})

test('a body longer than its route allows is not read', async () => {
  for (const { at, methods, maxBodyBytes } of LINES.flatMap((line) => ('maxBodyBytes' in line ? [line] : []))) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const method = methods.find((each) => each === 'POST') ?? 'PUT'
    const { status } = await server.ask(at, { method, headers, body: Buffer.alloc(maxBodyBytes + 1, ' ') })
    // Refused before the body is read: only a signed-in account may upload, and here no relayer sends anything.
    const early: Readonly<Record<string, number>> = {
      [uploadPath('x')]: 403,
      [WELCOME_PATH]: 404,
      [OPERATIONS_PATH]: 404,
      [RECOVERIES_PATH]: 404,
    }
    expect([at, status]).toEqual([at, early[at] ?? 413])
  }
  expect(server.budget.peak()).toBeLessThanOrEqual(
    Math.max(...LINES.map((line) => ('maxBodyBytes' in line ? line.maxBodyBytes : 0))),
  )
})
