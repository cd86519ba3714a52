import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type TestChain, testChain } from '../testing/testChain.ts'
import { type ChainProxy, openChainProxy } from './chainProxy.ts'

let chain: TestChain
let proxy: ChainProxy
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
  proxy = await openProxyTo(chain.rpcUrl)
})
afterAll(async () => {
  proxy.close()
  await chain.stop()
})

async function openProxyTo(url: string | null): Promise<ChainProxy> {
  const opened = await openChainProxy(0)
  if (opened === null) throw new Error('No port is free.')
  if (url !== null) opened.forwardTo(url)
  return opened
}

const ADDRESS = `0x${'11'.repeat(20)}`
let balance = 0
/** Returns a new balance each time, to detect a change. */
const nextBalance = () => `0x${(balance += 1).toString(16)}`
const call = (method: string, params: readonly unknown[] = []) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
function send(port: number, { method = 'POST', path = '/', headers = {}, body }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const all = { host: `127.0.0.1:${port}`, 'content-type': 'application/json', ...headers }
  ask({ host: '127.0.0.1', port, method, path, headers: all, agent: false }, (answer) => {
    void text(answer).then((came) => resolve({ status: answer.statusCode ?? 0, text: came }), reject)
  })
    .on('error', reject)
    .end(body)
  return promise
}

/** Sends raw bytes and returns the status line of the answer. */
function sendRaw(port: number, bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const line = connect(port, '127.0.0.1', () => line.write(bytes.replaceAll('PORT', String(port))))
  line.once('data', (data) => {
    resolve(data.toString().split('\r\n')[0] ?? '')
    line.destroy()
  })
  line.on('error', reject)
  return promise
}
const UPGRADE =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

/** Checks whether the chain executes a request with these headers. */
async function isExecuted(headers: Record<string, string>): Promise<{ status: number; isSet: boolean }> {
  const wanted = nextBalance()
  const { status } = await send(proxy.port, { headers, body: call('anvil_setBalance', [ADDRESS, wanted]) })
  return { status, isSet: (await chain.request('eth_getBalance', [ADDRESS, 'latest'])) === wanted }
}
const upgradeStatus = (host: string, more = '') =>
  sendRaw(proxy.port, `GET / HTTP/1.1\r\nHost: ${host}\r\n${more}${UPGRADE}\r\n`)

it.each(['127.0.0.1:PORT', 'localhost:PORT', 'LOCALHOST:PORT', '[::1]:PORT'])(
  'a request for the host %s reaches the chain, by HTTP and by WebSocket',
  async (spelt) => {
    const host = spelt.replace('PORT', String(proxy.port))
    expect(await isExecuted({ host })).toEqual({ status: 200, isSet: true })
    expect(await upgradeStatus(host)).toMatch(/^HTTP\/1.1 101 /)
  },
)

it.each([
  'evil.example',
  'evil.example:PORT',
  'localhost.evil.example:PORT',
  '127.0.0.1.evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.0.0.2:PORT',
  '0.0.0.0:PORT',
  'localhost.:PORT',
  '2130706433:PORT',
])('a request for the host "%s" does not reach the chain (spec: embedded-chain.front)', async (spelt) => {
  const host = spelt.replace('PORT', String(proxy.port))
  expect(await isExecuted({ host })).toEqual({ status: 421, isSet: false })
  expect(await upgradeStatus(host)).toMatch(/^HTTP\/1.1 421 /)
})

it.each([
  'https://evil.example',
  'http://evil.example:PORT',
  'null',
  'http://127.0.0.1:PORT',
  'http://localhost:3210',
  'chrome-extension://abc.evil.example/',
  '',
])('a page of the origin "%s" does not reach the chain (spec: embedded-chain.front)', async (spelt) => {
  const origin = spelt.replace('PORT', String(proxy.port))
  expect(await isExecuted({ origin })).toEqual({ status: 403, isSet: false })
  expect(await upgradeStatus('127.0.0.1:PORT', `Origin: ${origin}\r\n`)).toMatch(/^HTTP\/1.1 403 /)
})

it.each(['chrome-extension://abcdef', 'moz-extension://0b1c-2d', 'safari-web-extension://AB-1'])(
  'a wallet of the origin %s reaches the chain',
  async (origin) => {
    expect(await isExecuted({ origin })).toEqual({ status: 200, isSet: true })
    expect(await upgradeStatus('127.0.0.1:PORT', `Origin: ${origin}\r\n`)).toMatch(/^HTTP\/1.1 101 /)
  },
)

it.each([
  ['two hosts', 'POST / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: evil.example\r\nContent-Length: 0\r\n\r\n'],
  [
    'the same host twice',
    'POST / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nhost: 127.0.0.1:PORT\r\nContent-Length: 0\r\n\r\n',
  ],
  ['two hosts of a WebSocket', `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: evil.example\r\n${UPGRADE}\r\n`],
  ['an empty host', 'POST / HTTP/1.1\r\nHost:\r\nContent-Length: 0\r\n\r\n'],
  ['no host', 'POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n'],
  ['an earlier HTTP without a host', 'POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n'],
  ['an absolute address', 'POST http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 0\r\n\r\n'],
  ['an absolute address of a WebSocket', `GET ws://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n${UPGRADE}\r\n`],
])('a request with %s is refused', async (_, bytes) => {
  expect(await sendRaw(proxy.port, bytes)).toMatch(/^HTTP\/1.1 4(00|21) /)
})

it('the second request of a connection is checked like the first', async () => {
  const body = call('eth_chainId')
  const one = (host: string) =>
    `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const line = connect(proxy.port, '127.0.0.1')
  onTestFinished(() => void line.destroy())
  line.write(one(`127.0.0.1:${proxy.port}`) + one('evil.example'))
  let came = ''
  line.on('data', (data) => (came += data.toString()))
  await expect.poll(() => came.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 421'])
})

it('the chain’s answers are passed on unchanged, including large bodies, errors and other methods', async () => {
  const batch = JSON.stringify(
    Array.from({ length: 3000 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'web3_sha3',
      params: [`0x${'ab'.repeat(200)}`],
    })),
  )
  expect(batch.length).toBeGreaterThan(1_000_000)
  const port = Number(new URL(chain.rpcUrl).port)
  for (const sent of [
    { body: call('eth_getBlockByNumber', ['latest', true]) },
    { body: batch },
    { body: batch, headers: { expect: '100-continue' } },
    { body: call('no_such') },
    { body: '{' },
    { path: '/elsewhere', body: call('eth_chainId') },
    { method: 'OPTIONS' },
    { method: 'GET' },
    { headers: { 'content-type': 'text/plain' }, body: call('eth_chainId') },
  ])
    expect(await send(proxy.port, sent)).toEqual(await send(port, sent))
})

it('a WebSocket works in both directions and reports each new block', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${proxy.port}`)
  onTestFinished(() => socket.close())
  const came: string[] = []
  socket.addEventListener('message', ({ data }) => came.push(String(data)))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  socket.send(call('eth_subscribe', ['newHeads']))
  await expect.poll(() => came.length).toBe(1)
  for (const mined of [1, 2, 3]) {
    socket.send(call('evm_mine'))
    await expect.poll(() => came.filter((each) => each.includes('eth_subscription')).length).toBe(mined)
  }
})

it('without a chain, or after it has ended, the proxy answers with an error and keeps running', async () => {
  const early = await openProxyTo(null)
  onTestFinished(early.close)
  const chainIdCall = { body: call('eth_chainId') }
  const sentence = expect.stringContaining('does not answer now')
  const handshake = `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n${UPGRADE}\r\n`
  expect(await send(early.port, chainIdCall)).toEqual({ status: 503, text: sentence })
  expect(await sendRaw(early.port, handshake)).toMatch(/^HTTP\/1.1 503 /)
  const mortal = await testChain({ holds: 'nothing' })
  early.forwardTo(mortal.rpcUrl)
  expect((await send(early.port, chainIdCall)).status).toBe(200)
  await mortal.stop()
  expect(await send(early.port, chainIdCall)).toEqual({ status: 503, text: sentence })
  expect(await sendRaw(early.port, handshake)).toMatch(/^HTTP\/1.1 503 /)
  early.forwardTo(chain.rpcUrl)
  expect((await send(early.port, chainIdCall)).status).toBe(200)
  expect(await sendRaw(early.port, handshake)).toMatch(/^HTTP\/1.1 101 /)
})

it('a chain that stops closes its WebSockets, and so does a proxy that closes', async () => {
  const mortal = await testChain({ holds: 'nothing' })
  const own = await openProxyTo(mortal.rpcUrl)
  const opened = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${own.port}`)
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return { closed }
  }
  const first = await opened()
  const second = await opened()
  await mortal.stop()
  await Promise.all([first.closed, second.closed])
  own.forwardTo(chain.rpcUrl)
  const third = await opened()
  own.close()
  await third.closed
  await expect(send(own.port, { body: call('eth_chainId') })).rejects.toThrow('ECONNREFUSED')
})

it('a taken port is reported', async () => {
  expect(await openChainProxy(proxy.port)).toBeNull()
})
