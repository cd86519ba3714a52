// A host that means no good: token lists and pictures as they should not be (quality/faults.md, cases 18, 19, 99, 100).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type HostileHost = {
  origin: string
  /** What was asked for, in order. */
  asked: string[]
  stop: () => Promise<void>
}

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

/** Larger than any list that is read. */
function endless(answer: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, '[')
  let sent = 0
  const send = () => {
    while (sent < 100 && !answer.destroyed) {
      sent += 1
      if (!answer.write(chunk)) return void answer.once('drain', send)
    }
    answer.end()
  }
  send()
}

function serve({ url = '/' }: IncomingMessage, answer: ServerResponse): void {
  const made = LISTS[url]
  if (made !== undefined) {
    answer.setHeader('content-type', 'application/json')
    answer.end(made())
  } else if (url === '/html.json') {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><script>alert(1)</script>')
  } else if (url === '/htmlType.json') {
    answer.setHeader('content-type', 'text/html')
    answer.end(list('Called HTML', many(1)))
  } else if (url === '/inside.json') {
    // A way into the network of whoever runs the server.
    answer.writeHead(302, { location: 'http://127.0.0.1:1/secret.json' }).end()
  } else if (url === '/endless.json') endless(answer)
  else if (url === '/cut.json') answer.socket?.destroy()
  else answer.writeHead(404).end('{}')
}

export async function startHostileHost(): Promise<HostileHost> {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    serve(request, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The hostile host has no port.')
  return {
    origin: `http://127.0.0.1:${at.port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
