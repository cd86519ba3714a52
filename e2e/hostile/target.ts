// The product under attack, and an attacker's ways to send requests to it.
import { type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Product, startProduct } from '@musi/scripts/run/product'

export type Asked = {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** The client's IP address as a trusted proxy reports it. */
  from?: string
}
export type Answered = { status: number; headers: Readonly<Record<string, string>>; text: string }

export type Target = Product & {
  port: number
  /** Sends a request with exactly this path and these headers. */
  ask: (path: string, asked?: Asked) => Promise<Answered>
  /** Sends the request as the product's own page would. */
  askAsPage: (path: string, asked?: Asked) => Promise<Answered>
  /** Sends raw bytes and returns everything received until the connection closes or `waitMs` pass. */
  raw: (bytes: string | Buffer, waitMs?: number) => Promise<string>
}

async function askPort(host: string, path: string, { method = 'GET', headers = {}, body, from }: Asked) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const forwarded = from === undefined ? {} : { 'x-forwarded-for': from }
  const all = { host, ...forwarded, ...headers }
  const port = Number(new URL(`http://${host}`).port)
  request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, resolve).on('error', reject).end(body)
  const answer = await promise
  const headerPairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
  return { status: answer.statusCode ?? 0, headers: Object.fromEntries(headerPairs), text: await text(answer) }
}

async function sendRaw(port: number, bytes: string | Buffer, waitMs: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let received = ''
  const line = connect(port, '127.0.0.1', () => line.write(bytes))
  const end = () => {
    clearTimeout(timer)
    line.destroy()
    resolve(received)
  }
  const timer = setTimeout(end, waitMs)
  line.setEncoding('latin1').on('data', (part: string) => (received += part))
  line.on('close', end).on('error', end)
  return await promise
}

/** Starts the product with a trusted proxy, so that one machine can attack from many addresses. */
export async function startTarget(env: Readonly<Record<string, string>> = {}): Promise<Target> {
  const product = await startProduct({ MUSI_TRUSTED_PROXY: '1', ...env })
  const { host, port: named } = new URL(product.origin)
  const port = Number(named)
  const ask = (path: string, asked: Asked = {}) => askPort(host, path, asked)
  const askAsPage = (path: string, asked: Asked = {}) => {
    const isRead = (asked.method ?? 'GET') === 'GET'
    const own = { 'sec-fetch-site': 'same-origin', ...(isRead ? {} : { origin: product.origin }) }
    const typed = asked.body === undefined ? {} : { 'content-type': 'application/json' }
    return ask(path, { ...asked, headers: { ...own, ...typed, ...asked.headers } })
  }
  return { ...product, port, ask, askAsPage, raw: (bytes, waitMs = 3000) => sendRaw(port, bytes, waitMs) }
}

/** A loopback server that counts its connections, to prove that an attack does not reach it. */
export async function canary(
  host: string,
  port = 0,
): Promise<{ port: number; reached: () => number; close: () => void }> {
  let count = 0
  const server = createServer((line) => {
    count += 1
    line.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The canary has no port.')
  return { port: address.port, reached: () => count, close: () => server.close() }
}
