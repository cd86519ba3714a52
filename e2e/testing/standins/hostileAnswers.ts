// Answers of the hostile host.
import type { ServerResponse } from 'node:http'
import { deflateSync } from 'node:zlib'
import { LIST, archiveBytes } from '@musi/domain/content/oracle/archives'

type Answer = { status: number; headers: Record<string, string>; body: string | Uint8Array }

const CHAIN_ID = 31337
const address = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

const token = (number: number, more: object = {}) => ({
  chainId: CHAIN_ID,
  address: address(0x10_0000 + number),
  symbol: `COIN${number}`,
  name: `Coin number ${number}`,
  decimals: 18,
  ...more,
})

const list = (name: string, tokens: readonly object[], more: object = {}) =>
  JSON.stringify({
    name,
    timestamp: '2026-11-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens,
    ...more,
  })

const many = (count: number) => Array.from({ length: count }, (_, number) => token(number))

const MARKUP = [
  token(1, { symbol: '<img/src=x>', name: '<img src=x onerror=alert(1)>' }),
  token(2, { symbol: '{{7*7}}', name: '"><script>alert(1)</script>' }),
  token(3, { symbol: '__proto__', name: '${alert(1)}' }),
  token(4, { symbol: 'A\u202Egnp\u200B', name: 'Z\u0301\u0301\u0301\u0301\u0301' }),
]

const LISTS: Readonly<Record<string, () => string>> = {
  '/good.json': () => list('Good Neighbours', many(3)),
  '/large.json': () => list('Ten Thousand', many(10_000)),
  '/tooMany.json': () => list('Too Many', many(10_001)),
  '/twice.json': () => list('Twice', [token(1), token(2), token(1)]),
  '/schema.json': () => list('Wrong', [token(1, { decimals: 256 }), token(2, { extra: true })]),
  '/markup.json': () => list('Markup', MARKUP),
  '/proto.json': () => list('Proto', many(2)).replace('"tokens"', '"__proto__":{"polluted":true},"tokens"'),
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`

const chunk = (kind: string, body: Uint8Array) =>
  Buffer.concat([uint32(body.length), Buffer.from(kind), body, uint32(0)])
const uint32 = (value: number) => Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)

/** A small PNG that declares ten thousand pixels a side. */
const hugePng = () =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Uint8Array.of(...uint32(10_000), ...uint32(10_000), 8, 2, 0, 0, 0)),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Uint8Array.of()),
  ])

const LOGOS: Readonly<Record<string, () => Answer>> = {
  '/script.svg': () => answer(SVG, 'image/svg+xml'),
  '/page.png': () => answer('<!doctype html><script>alert(1)</script>', 'image/png'),
  '/huge.png': () => answer(hugePng(), 'image/png'),
}

const answer = (body: string | Uint8Array, type = 'application/json'): Answer => ({
  status: 200,
  headers: { 'content-type': type },
  body,
})

/** Each token has a logo that no page should show (case 23). */
const hostileLogos = (origin: string): string => {
  const uris = [
    'javascript:alert(1)',
    // Matches the schema; otherwise the whole list would be refused.
    'data:text/html,%3Cscript%3Ealert(1)%3C/script%3E',
    'data:image/svg+xml,%3Csvg%20onload=%22alert(1)%22/%3E',
    ...[...Object.keys(LOGOS), '/endless.json', '/cut.json', '/gone.png'].map((path) => `${origin}${path}`),
  ]
  return list(
    'Bad Pictures',
    uris.map((logoURI, number) => token(number, { symbol: `PIC${number}`, logoURI })),
  )
}

const CONTENT = `/ipfs/${[LIST.cid, ...LIST.path].join('/')}`

/** A valid archive with one byte of its content changed. */
function corruptArchive(): Answer {
  const bytes = archiveBytes(LIST)
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
  return answer(bytes, 'application/vnd.ipld.car')
}

/** The host's answer, or null if it needs more than one write. */
export function answerOf(url: string, isHonest: boolean): Answer | null {
  if (url.startsWith(`${CONTENT}?format=car`))
    return isHonest ? answer(archiveBytes(LIST), 'application/vnd.ipld.car') : corruptArchive()
  // Any request for a single IPFS block gets a valid list that does not match its id.
  if (url.startsWith('/ipfs/bafkrei')) return answer(LISTS['/good.json']?.() ?? '')
  if (url.startsWith('/badPictures.json?')) return answer(hostileLogos(decodeURIComponent(url.split('?')[1] ?? '')))
  if (url === '/html.json') return answer('<!doctype html><script>alert(1)</script>', 'text/html')
  if (url === '/htmlType.json') return answer(list('Called HTML', many(1)), 'text/html')
  // A redirect into the server operator's network.
  if (url === '/inside.json') return { status: 302, headers: { location: 'http://127.0.0.1:1/secret.json' }, body: '' }
  const makeList = LISTS[url]
  return makeList ? answer(makeList()) : (LOGOS[url]?.() ?? null)
}

/** Sends more bytes than the largest list that the app reads. */
export function endless(to: ServerResponse): void {
  const piece = Buffer.alloc(1024 * 1024, '[')
  let sent = 0
  const send = () => {
    while (sent < 100 && !to.destroyed) {
      sent += 1
      if (!to.write(piece)) return void to.once('drain', send)
    }
    to.end()
  }
  send()
}
