// HTTP attacks: malformed requests, path traversal, deep JSON, and links into private networks.
import { afterAll, beforeAll, expect } from 'vitest'
import { attackTest } from './attackTest.ts'
import { type Answered, type Target, canary, startTarget } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())

const TRAVERSALS = ['..', '%2e%2e', '%2e.', '..%2f', '%252e%252e', '..%5c', '..\\', '..;'] as const
const FILE_ROOTS = ['/assets/', '/sounds/', '/ipfs/'] as const
const TRAVERSAL_PATHS = FILE_ROOTS.flatMap((home) =>
  TRAVERSALS.map((climb) => `${home}${Array(8).fill(climb).join('/')}/etc/passwd`),
)

attackTest('http', 'path traversal never serves a file of the machine', async (countVariant) => {
  expect(TRAVERSAL_PATHS).toHaveLength(24)
  for (const path of TRAVERSAL_PATHS) {
    const { status, text } = await target.ask(path)
    expect(text, path).not.toContain('root:')
    expect(status, path).toBeLessThan(500)
    countVariant()
  }
})

const hostHeader = () => `Host: ${new URL(target.origin).host}`
const post = (lines: readonly string[], body: string) =>
  ['POST /rpc HTTP/1.1', hostHeader(), 'Content-Type: application/json', ...lines, '', body].join('\r\n')
const get = (...lines: string[]) => [...lines, '', ''].join('\r\n')

/** Requests that RFC 9112 calls malformed, or that two parsers could read differently. */
const malformedRequests = (): Record<string, string> => ({
  'length and chunks': post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  'chunks and length': post(['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'),
  'two lengths': post(['Content-Length: 2', 'Content-Length: 3'], '{}'),
  'two equal lengths': post(['Content-Length: 2, 2'], '{}'),
  'a negative length': post(['Content-Length: -1'], '{}'),
  'a length in hex': post(['Content-Length: 0x2'], '{}'),
  'a length with a sign': post(['Content-Length: +2'], '{}'),
  'a length of 30 digits': post([`Content-Length: ${'9'.repeat(30)}`], '{}'),
  'an unknown coding': post(['Transfer-Encoding: xchunked'], '{}'),
  'a coding with a space': post(['Transfer-Encoding : chunked'], '0\r\n\r\n'),
  'a coding after a tab': post(['Transfer-Encoding:\tchunked', 'Content-Length: 3'], '0\r\n\r\n'),
  'a chunk of bad size': post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk that never ends': post(['Transfer-Encoding: chunked'], `${'f'.repeat(17)}\r\n{}`),
  'a folded header': get('GET / HTTP/1.1', hostHeader(), 'X-A: b', ' c'),
  'a header without a name': get('GET / HTTP/1.1', hostHeader(), ': b'),
  'a header without a colon': get('GET / HTTP/1.1', hostHeader(), 'broken'),
  'a NUL in a header': get('GET / HTTP/1.1', hostHeader(), 'X-A: b\0c'),
  'a bare line feed in a header': `GET / HTTP/1.1\r\n${hostHeader()}\r\nX-A: b\nX-B: c\r\n\r\n`,
  'bare line feeds': `GET / HTTP/1.1\n${hostHeader()}\n\n`,
  'a bare carriage return': `GET / HTTP/1.1\r${hostHeader()}\r\r`,
  'no host': get('GET / HTTP/1.1'),
  'two hosts': get('GET / HTTP/1.1', hostHeader(), 'Host: evil.example'),
  'two equal hosts': get('GET / HTTP/1.1', hostHeader(), hostHeader()),
  'an absolute address of another': get('GET http://evil.example/ HTTP/1.1', 'Host: evil.example'),
  'a tunnel': get('CONNECT 127.0.0.1:22 HTTP/1.1', hostHeader()),
  'an unknown version': get('GET / HTTP/9.9', hostHeader()),
  'an unknown method': get('BREW /rpc HTTP/1.1', hostHeader()),
  'a line of 100,000 letters': get(`GET /${'a'.repeat(100_000)} HTTP/1.1`, hostHeader()),
})

attackTest(
  'http',
  'W15: malformed and ambiguous requests are refused, and the next valid one is answered',
  async (countVariant) => {
    const forms = Object.entries(malformedRequests())
    expect(forms).toHaveLength(28)
    for (const [name, bytes] of forms) {
      const answer = await target.raw(bytes, 1500)
      expect(answer.slice(0, 12), name).not.toMatch(/^HTTP\/1\.1 (2|5)/)
      expect((await target.ask('/health')).status, `after ${name}`).toBe(200)
      countVariant()
    }
  },
)

const MEGABYTE = 1024 * 1024
const BROKEN_BODIES: Record<string, string> = {
  'a megabyte of opening brackets': '['.repeat(MEGABYTE),
  'objects in objects': '{"a":'.repeat(MEGABYTE / 5),
  'a megabyte of noise': Array.from({ length: MEGABYTE / 8 }, (_, at) =>
    (at * 2_654_435_761).toString(36).slice(0, 8),
  ).join(''),
  'an endless text': `"${'a'.repeat(MEGABYTE - 2)}`,
  'a number of a megabyte': '9'.repeat(MEGABYTE),
  'half a surrogate': '{"method":"\\ud800","params":[]}',
  'a poisoned prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"method":"eth_blockNumber"}',
  nothing: '',
}
const BODY_PATHS = [
  '/rpc',
  '/api/orders',
  '/api/ballots',
  '/api/session',
  '/api/uploads',
  '/api/plays',
  '/errors',
  '/analytics',
]

/** JSON-RPC refuses a single call inside an answer of 200. */
const isRefused = (path: string, { status, text }: Answered): boolean =>
  (status >= 400 && status < 500) || (path === '/rpc' && text.includes('"error"') && !text.includes('"result"'))

attackTest(
  'http',
  'deeply nested, oversized and prototype-polluting bodies are refused at every path that takes a body',
  async (countVariant) => {
    const count = Number(process.env['MUSI_HOSTILE_ROUNDS'] ?? 3)
    for (let round = 0; round < count; round += 1) {
      for (const path of BODY_PATHS) {
        for (const [name, body] of Object.entries(BROKEN_BODIES)) {
          const from = `198.51.${round % 256}.${1 + BODY_PATHS.indexOf(path)}`
          const answered = await target.askAsPage(path, { method: 'POST', body, from }).catch(() => null)
          // Closing the connection while the body is still being sent is a refusal too.
          if (answered === null) continue
          countVariant()
          expect(isRefused(path, answered), `${path}: ${name}: ${answered.status}`).toBe(true)
        }
      }
    }
    expect((await target.ask('/health')).status).toBe(200)
  },
)

/** Spellings of this machine only: the guard's own test covers other private networks with an injected resolver. */
const OWN_HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0',
  '0.0.0.0',
  '127.0.0.2',
  '127.255.255.254',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'sub.localhost',
  'loc%61lhost',
  'ｌｏｃａｌｈｏｓｔ',
  '127.0.0.1.',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  'user@127.0.0.1',
  'user:word@127.0.0.1',
  'evil.example@127.0.0.1',
  'evil.example:80@127.0.0.1',
  'localhost%2f',
  '127.0.0.1\\',
  '127.0.0.1\t',
]
const SCHEMES = [
  'file:///etc/passwd',
  'gopher://127.0.0.1',
  'ftp://127.0.0.1',
  'data:application/json,{}',
  'javascript:alert(1)',
]

attackTest('http', 'both endpoints that fetch links make no connection to this machine', async (countVariant) => {
  const canaries = await Promise.all([canary('127.0.0.1'), canary('127.0.0.2'), canary('::1')])
  const ports = canaries.map(({ port }) => port)
  const urls = [
    ...OWN_HOSTS.map((host, at) => `http${at % 2 ? 's' : ''}://${host}:${ports[at % 3]}/list.json`),
    ...SCHEMES,
    ...ports.map((port) => `ipfs://127.0.0.1:${port}/x`),
    `//127.0.0.1:${ports[0]}/x`,
    `http:127.0.0.1:${ports[0]}/x`,
  ]
  expect(urls).toHaveLength(50)
  for (const [at, url] of urls.entries()) {
    for (const endpoint of ['list', 'logo']) {
      const from = `203.0.113.${at + 1}`
      const { status } = await target.askAsPage(`/outside/${endpoint}?url=${encodeURIComponent(url)}`, { from })
      expect(status, `${endpoint} ${url}`).toBeGreaterThanOrEqual(400)
      expect(status, `${endpoint} ${url}`).not.toBe(500)
      countVariant()
    }
  }
  expect(canaries.map(({ reached }) => reached())).toEqual([0, 0, 0])
  for (const each of canaries) each.close()
})
