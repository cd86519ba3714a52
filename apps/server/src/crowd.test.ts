// Runs a greedy client beside another one, from two addresses of this machine, and once through a
// proxy that forwards their addresses.
import diagnostics from 'node:diagnostics_channel'
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/testServer.ts'

const GREEDY = '127.0.0.2'
const UNREACHABLE_RPC = { MUSI_RPC_URL: 'http://127.0.0.1:1', MUSI_LOG: 'info' }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(env: Record<string, string> = UNREACHABLE_RPC): Promise<TestServer> {
  const server = await startTestServer(env)
  ends.push(() => server.close())
  return server
}

type RequestOptions = { from?: string; headers?: Record<string, string>; method?: string; body?: string }
type Opened = { sent: ClientRequest; answer: IncomingMessage }

/** Resolves with the answer's head; its body may still arrive. */
function open(
  port: number,
  path: string,
  { from = '127.0.0.1', headers = {}, method = 'GET', body }: RequestOptions = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<Opened>()
  const host = `127.0.0.1:${port}`
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    localAddress: from,
    agent: false,
    headers: { host, ...headers },
  })
  ends.push(() => sent.destroy())
  sent.on('response', (answer) => {
    answer.on('error', () => {})
    resolve({ sent, answer })
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

async function statusOf(port: number, path: string, options: RequestOptions = {}): Promise<number> {
  const { sent, answer } = await open(port, path, options)
  answer.resume()
  if (path === '/heads') sent.destroy()
  return answer.statusCode ?? 0
}

/** Number of the greedy client's requests that the server begins to answer while the job lasts. */
async function greedyTurns(job: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const note = (message: unknown) => {
    const { socket } = (message as { request: IncomingMessage }).request
    if (socket.remoteAddress === GREEDY) turns += 1
  }
  diagnostics.subscribe('http.server.request.start', note)
  await job()
  diagnostics.unsubscribe('http.server.request.start', note)
  return turns
}

test('one client is limited to its share of event streams, and others still get one', async () => {
  const { port } = await start()
  const statuses = []
  for (let each = 0; each < 401; each += 1)
    statuses.push((await open(port, '/heads', { from: GREEDY })).answer.statusCode)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([400, 429])
  expect(await statusOf(port, '/heads')).toBe(200)
})

test('a stream that ends makes room for another of the same client', async () => {
  const { port } = await start()
  const streams = []
  for (let each = 0; each < 400; each += 1) streams.push(await open(port, '/heads', { from: GREEDY }))
  streams[0]?.sent.destroy()
  await expect.poll(() => statusOf(port, '/heads', { from: GREEDY })).toBe(200)
})

/** Counts the greedy client's connections that the server has accepted so far. */
function greedyConnections(): () => number {
  let count = 0
  const note = (message: unknown) => {
    if ((message as { socket: Socket }).socket.remoteAddress === GREEDY) count += 1
  }
  diagnostics.subscribe('net.server.socket', note)
  ends.push(() => diagnostics.unsubscribe('net.server.socket', note))
  return () => count
}

test('4,300 idle connections of one client leave room for all others at once', async () => {
  const { port } = await start()
  const lines: Socket[] = []
  ends.push(() => lines.forEach((line) => line.destroy()))
  const taken = greedyConnections()
  const hundred = async () => {
    const some = Array.from({ length: 100 }, () => connect({ host: '127.0.0.1', port, localAddress: GREEDY }))
    lines.push(...some)
    await Promise.all(
      some.map((line) => new Promise((resolve) => line.on('error', resolve).once('connect', resolve).resume())),
    )
  }
  // More connections than are allowed, so the server keeps closing some.
  for (let batch = 0; batch < 8; batch += 1) await hundred()
  const held = () => lines.filter((line) => !line.destroyed).length
  // Without a delay, because connections without a request are closed after ten seconds.
  await expect.poll(held).toBe(512)
  const before = taken()
  const inBetween = statusOf(port, '/config').then((status) => [status, taken() - before] as const)
  for (let batch = 8; batch < 43; batch += 1) await hundred()
  const [status, linesInFront] = await inBetween
  expect(status).toBe(200)
  expect(linesInFront).toBeLessThan(1_000)
  await expect.poll(held).toBeLessThanOrEqual(512)
  expect(await statusOf(port, '/config')).toBe(200)
})

/** In a separate thread, so that its work does not slow the server's thread. */
const PIPELINER = `
  const { workerData: { port, from, path } } = require('node:worker_threads')
  const many = Buffer.from(('GET ' + path + ' HTTP/1.1\\r\\nHost: 127.0.0.1:' + port + '\\r\\n\\r\\n').repeat(1000))
  const begin = () => {
    const line = require('node:net').connect({ host: '127.0.0.1', port, localAddress: from })
    const push = () => { while (line.write(many)); }
    line.on('connect', push).on('drain', push).on('error', () => {}).on('close', () => setTimeout(begin, 5)).resume()
  }
  for (let each = 0; each < 6; each++) begin()
`

test('six connections that send requests without waiting for answers do not delay others', async () => {
  const { port } = await start()
  const worker = new Worker(PIPELINER, { eval: true, workerData: { port, from: GREEDY, path: '/config' } })
  ends.push(() => worker.terminate())
  const turns: number[] = []
  await expect.poll(() => greedyTurns(() => sleep(50)), { timeout: 20_000 }).toBeGreaterThan(20)
  for (let each = 0; each < 20; each += 1) turns.push(await greedyTurns(() => statusOf(port, '/config')))
  expect(turns.toSorted((a, b) => a - b)[10]).toBeLessThan(100)
})

test('requests pipelined on one connection are answered in order', async () => {
  const { port } = await start()
  const line = connect(port, '127.0.0.1')
  ends.push(() => line.destroy())
  let text = ''
  line.on('data', (data) => (text += data.toString()))
  const paths = ['/config', '/health', '/lists/x.json', '/config', '/claims/1/2', '/health']
  line.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`).join(''))
  await expect
    .poll(() => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)))
    .toEqual([200, 503, 404, 200, 400, 503])
})

type RpcCall = { id: number; method: string }

type HeldNode = {
  url: string
  /** Number of calls in each request, in order of arrival. */
  asked: readonly number[]
  /** Answers all waiting calls, and later ones immediately. */
  answer: () => void
}

const HELD = 'eth_gasPrice'

/** A node that holds back the tests' calls until released, and answers the server's own calls at once. */
async function heldNode(): Promise<HeldNode> {
  const asked: number[] = []
  let waiting: (() => void)[] | null = []
  const node: Server = createServer((asking, answer) => {
    let text = ''
    asking.on('data', (piece: Buffer) => (text += piece.toString()))
    asking.on('end', () => {
      const given = JSON.parse(text) as RpcCall | RpcCall[]
      const calls = [given].flat()
      const replies = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x7a69' }))
      const reply = () => answer.end(JSON.stringify(Array.isArray(given) ? replies : replies[0]))
      if (calls.every(({ method }) => method !== HELD)) return reply()
      asked.push(calls.length)
      if (waiting === null) reply()
      else waiting.push(reply)
    })
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    node.closeAllConnections()
    node.close()
  })
  const address = node.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    asked,
    answer() {
      for (const reply of waiting ?? []) reply()
      waiting = null
    },
  }
}

const call = (id: number) => ({ jsonrpc: '2.0', id, method: HELD, params: [] })
const post = (calls: unknown, from?: string): RequestOptions => ({
  ...(from === undefined ? {} : { from }),
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(calls),
})

test('a client that fills the queue to the chain delays only itself', async () => {
  const node = await heldNode()
  const { port } = await start({ ...UNREACHABLE_RPC, MUSI_RPC_URL: node.url })
  const batch = Array.from({ length: 1000 }, (_, id) => call(id))
  const greedy = Array.from({ length: 60 }, () => open(port, '/rpc', post(batch, GREEDY)).catch(() => null))
  // All slots of an endpoint except the one reserved for other clients.
  const slots = 63
  await expect.poll(() => node.asked.length, { timeout: 10_000 }).toBe(slots)
  await sleep(300)
  const asking = open(port, '/rpc', post([call(1), call(2), call(3)]))
  // None of the greedy client's calls has been answered.
  await expect.poll(() => node.asked.slice(slots)).toEqual([3])
  node.answer()
  const { answer } = await asking
  let text = ''
  for await (const piece of answer) text += String(piece)
  expect(JSON.parse(text)).toEqual([1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: '0x7a69' })))
  await Promise.all(greedy)
})

test('pending calls are limited per client, and a refusal says when to retry', async () => {
  const node = await heldNode()
  const { port } = await start({ ...UNREACHABLE_RPC, MUSI_RPC_URL: node.url })
  const all = Array.from({ length: 70 }, () => open(port, '/rpc', post(call(1), GREEDY)))
  // The refusal arrives before any call is answered.
  const refused = [(await Promise.race(all)).answer]
  await sleep(500)
  node.answer()
  const answers = (await Promise.all(all)).map(({ answer }) => [answer.statusCode, answer.headers['retry-after']])
  expect(refused[0]?.statusCode).toBe(429)
  expect(answers.filter(([status]) => status === 429)).toEqual(Array.from({ length: 6 }, () => [429, '1']))
})

test('one client holds at most a third of the memory for bodies', async () => {
  const server = await start()
  const body = 'x'.repeat(1024 * 1024 - 1)
  for (let each = 0; each < 60; each += 1) {
    const line = connect({ host: '127.0.0.1', port: server.port, localAddress: GREEDY })
    line.on('error', () => {})
    ends.push(() => line.destroy())
    line.write(
      `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length + 1}\r\n\r\n${body}`,
    )
  }
  await expect.poll(() => server.budget.held()).toBeGreaterThan(20 * 1024 * 1024)
  await sleep(200)
  expect(server.budget.held()).toBeLessThanOrEqual(22 * 1024 * 1024)
  expect(await statusOf(server.port, '/rpc', post([call(1)]))).toBe(200)
})

const own = { 'sec-fetch-site': 'same-origin' }
const visitor = (forwarded: string) => ({ headers: { ...own, 'x-forwarded-for': forwarded } })
const BAD = '/outside/list?url=nonsense'

test('behind a trusted proxy each visitor is counted separately', async () => {
  const { port } = await start({ ...UNREACHABLE_RPC, MUSI_TRUSTED_PROXY: '1' })
  for (let each = 0; each < 120; each += 1) await statusOf(port, BAD, visitor('198.51.100.7'))
  expect(await statusOf(port, BAD, visitor('198.51.100.7'))).toBe(429)
  // Entries that the client adds itself are further left and are ignored.
  expect(await statusOf(port, BAD, visitor('203.0.113.9, 198.51.100.7'))).toBe(429)
  expect(await statusOf(port, BAD, visitor('198.51.100.8'))).toBe(400)
  expect(await statusOf(port, BAD, visitor('198.51.100.7, 203.0.113.9'))).toBe(400)
})

test('behind two proxies the visitor is the second address from the right; without one the connection counts', async () => {
  const { port } = await start({ ...UNREACHABLE_RPC, MUSI_TRUSTED_PROXY: '2' })
  for (let each = 0; each < 120; each += 1) await statusOf(port, BAD, visitor('198.51.100.7, 10.0.0.1'))
  expect(await statusOf(port, BAD, visitor('198.51.100.7, 10.0.0.2'))).toBe(429)
  expect(await statusOf(port, BAD, visitor('198.51.100.8, 10.0.0.1'))).toBe(400)
  for (const nameless of ['nonsense, 10.0.0.1', '198.51.100.7'])
    expect(await statusOf(port, BAD, visitor(nameless))).toBe(400)
})

test('the log warns of an https origin without MUSI_TRUSTED_PROXY', async () => {
  const https = { ...UNREACHABLE_RPC, MUSI_PUBLIC_ORIGIN: 'https://musi.example' }
  const warned = ({ logged }: TestServer) => logged.some((line) => line.includes('MUSI_TRUSTED_PROXY'))
  expect(warned(await start(https))).toBe(true)
  expect(warned(await start({ ...https, MUSI_TRUSTED_PROXY: '1' }))).toBe(false)
  expect(warned(await start())).toBe(false)
})

test('a trusted proxy may hold more connections than a visitor', async () => {
  const { port } = await start({ ...UNREACHABLE_RPC, MUSI_TRUSTED_PROXY: '1' })
  const streams = []
  for (let each = 0; each < 600; each += 1)
    streams.push((await open(port, '/heads', visitor(`198.51.100.${each % 3}`))).answer.statusCode)
  expect(new Set(streams)).toEqual(new Set([200]))
})
