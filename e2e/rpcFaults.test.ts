// /rpc with every kind of node fault (docs/faults.md, D). The server and the chain behind the fault proxy are
// real.
import type { ServerOptions } from '@musi/server/assembly/serverOptions'
import { startTestServer, type TestServer } from '@musi/server/testing/testServer'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy/faultProxy.ts'
import type { Fault } from './testing/fault-proxy/faultProxyFaults.ts'

let chain: TestChain
let proxy: FaultProxy
let server: TestServer

beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
  proxy = await startFaultProxy(chain.rpcUrl)
})
afterAll(async () => {
  await proxy.close()
  await chain.stop()
})
// Each test has its own server, so that it does not see node faults recorded by another test.
beforeEach(async () => {
  proxy.script([])
  server = await startTestServer({ MUSI_RPC_URL: proxy.url })
  return () => server.close()
})

const METHODS = ['eth_chainId', 'eth_blockNumber', 'net_version', 'eth_gasPrice']
const BATCH = METHODS.map((method, index) => ({ jsonrpc: '2.0', id: index + 10, method, params: [] }))
const EXPECTED_RESULTS = ['0x7a69', '0x0', '31337', '0x3b9aca00']

type Reply = { id: number; result?: string; error?: { code: number; message: string; data?: { kind?: string } } }
async function send(): Promise<Reply[]> {
  const { status, text } = await server.rpc(BATCH)
  expect(status).toBe(200)
  return JSON.parse(text)
}
const results = (replies: Reply[]) => replies.map(({ result }) => result)
const kinds = (replies: Reply[]) => replies.map(({ error }) => error?.data?.kind)
const failAlways = (fault: Fault) => proxy.script([{ match: { kind: 'http', method: 'eth_gasPrice' }, fault }])
const requestCount = () => proxy.transcript.filter(({ methods }) => methods.includes('eth_gasPrice')).length

describe('case 49: each call of a batch gets its own result or error', () => {
  test.each<[string, Fault]>([
    ['shuffled', { kind: 'shuffled' }],
    ['with an unknown id and a null id', { kind: 'unknownId' }],
    ['with ids as strings', { kind: 'textIds' }],
    ['with one answer twice', { kind: 'duplicated', index: 1 }],
  ])('%s: all results are right', async (_, fault) => {
    failAlways(fault)
    const replies = await send()
    expect(replies.map(({ id }) => id)).toEqual([10, 11, 12, 13])
    expect(results(replies)).toEqual(EXPECTED_RESULTS)
  })

  test.each<[string, Fault, string | undefined]>([
    ['one missing', { kind: 'missing', index: 2 }, 'missing'],
    [
      'one twice, with two different results',
      { kind: 'duplicated', index: 2, change: { result: '0xbad' } },
      'ambiguous',
    ],
    ['one in error', { kind: 'itemError', index: 2, message: 'out of luck' }, undefined],
  ])('%s: only that call is in error', async (_, fault, kind) => {
    failAlways(fault)
    const replies = await send()
    expect(results(replies)).toEqual(['0x7a69', '0x0', undefined, '0x3b9aca00'])
    expect(replies[2]?.error?.data?.kind).toBe(kind)
    expect(replies[2]?.error?.message).toMatch(/^out of luck$|Try again/)
  })
})

describe('case 50, case 51: a failed request is an error of each of its calls, and the next one works', () => {
  test.each<[string, Fault, string]>([
    [
      'a single object for a batch',
      {
        kind: 'body',
        body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch limit 100 exceeded"}}',
      },
      'refusedBatch',
    ],
    ['a single result for a batch', { kind: 'body', body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }, 'notJsonRpc'],
    ['null', { kind: 'body', body: 'null' }, 'notJsonRpc'],
    ['nothing', { kind: 'body', body: '' }, 'notJsonRpc'],
    [
      'HTML with status 200',
      { kind: 'body', body: '<html>Please log in</html>', headers: { 'content-type': 'text/html' } },
      'notJsonRpc',
    ],
    ['half of the JSON', { kind: 'truncated' }, 'notJsonRpc'],
    ['50 MB', { kind: 'flood', bytes: 50 * 1024 * 1024 }, 'tooLarge'],
    ['a gzip bomb', { kind: 'gzipBomb', bytes: 64 * 1024 * 1024 }, 'tooLarge'],
    ['invalid gzip bytes', { kind: 'body', body: 'not gzip', headers: { 'content-encoding': 'gzip' } }, 'garbled'],
    ['429', { kind: 'status', status: 429 }, 'rateLimited'],
    ['500', { kind: 'status', status: 500 }, 'httpError'],
    ['502', { kind: 'status', status: 502 }, 'httpError'],
    ['503', { kind: 'status', status: 503 }, 'httpError'],
    ['403 (an expired key)', { kind: 'status', status: 403 }, 'httpError'],
    ['a reset', { kind: 'reset' }, 'unreachable'],
    ['a connection closed before the answer', { kind: 'cut' }, 'unreachable'],
  ])('%s', async (_, fault, kind) => {
    const before = requestCount()
    failAlways(fault)
    const replies = await send()
    expect(kinds(replies)).toEqual(Array.from({ length: 4 }, () => kind))
    expect(replies.every(({ error }) => (error?.message.length ?? 0) > 20)).toBe(true)
    // Never more than twice the normal number of requests.
    expect(requestCount() - before).toBeLessThanOrEqual(2)
    expect(server.budget.peak()).toBeLessThanOrEqual(40 * 1024 * 1024)
    proxy.script([])
    expect(results(await send())).toEqual(EXPECTED_RESULTS)
    await expect.poll(() => server.budget.held()).toBe(0)
  })

  test('a node that accepts a call but never answers is reported as timed out', async () => {
    const quick = await startTemporary({ MUSI_RPC_URL: proxy.url }, { rpcTimeoutMs: 200 })
    failAlways({ kind: 'hangs' })
    const before = requestCount()
    const hung: Reply[] = JSON.parse((await quick.rpc(BATCH)).text)
    expect([kinds(hung)[0], requestCount() - before]).toEqual(['timedOut', 1])
    proxy.script([])
    expect(results(JSON.parse((await quick.rpc(BATCH)).text))).toEqual(EXPECTED_RESULTS)
  })

  test('slow calls do not mark a node as failing while it answers all others', async () => {
    const quick = await startTemporary({ MUSI_RPC_URL: proxy.url }, { rpcTimeoutMs: 200 })
    proxy.script([{ match: { kind: 'http', method: 'eth_call' }, fault: { kind: 'hangs' } }])
    for (let round = 0; round < 6; round += 1) {
      const slow = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{}, 'latest'] }
      expect(kinds([JSON.parse((await quick.rpc(slow)).text)])).toEqual(['timedOut'])
    }
    expect(results(JSON.parse((await quick.rpc(BATCH)).text))).toEqual(EXPECTED_RESULTS)
    expect((await quick.ask('/health')).status).toBe(200)
    // From here on, the node answers nothing.
    proxy.script([{ match: { kind: 'http' }, fault: { kind: 'hangs' } }])
    await quick.rpc({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{}, 'latest'] })
    expect((await quick.ask('/health')).status).toBe(503)
  })

  test('a call is retried once, so a transient fault goes unnoticed', async () => {
    for (const fault of [{ kind: 'reset' }, { kind: 'status', status: 502 }, { kind: 'truncated' }] as const) {
      proxy.script([{ match: { kind: 'http', method: 'eth_gasPrice' }, fault, to: 1 }])
      expect(results(await send())).toEqual(EXPECTED_RESULTS)
    }
  })

  test('a node that sends Retry-After gets no request until then, and the error says how long', async () => {
    failAlways({ kind: 'status', status: 429, retryAfter: '30' })
    await send()
    const before = requestCount()
    const replies = await send()
    expect(requestCount()).toBe(before)
    expect(replies[0]?.error?.message).toMatch(/Try again in (29|30) s/)
  })

  test('a node that keeps failing is paused, which the log reports once', async () => {
    failAlways({ kind: 'status', status: 500 })
    const before = requestCount()
    const all: Reply[][] = []
    for (let round = 0; round < 20; round += 1) all.push(await send())
    expect(requestCount() - before).toBeLessThan(20)
    expect(all.at(-1)?.[0]?.error?.data?.kind).toBe('resting')
    expect(server.logged.filter((line) => line.includes('keeps failing'))).toHaveLength(1)
  })
})

describe('case 51: with a second endpoint the page notices nothing', () => {
  async function withFallback(first: string, run: (two: TestServer) => Promise<void>) {
    const two = await startTestServer({ MUSI_RPC_URL: first, MUSI_RPC_FALLBACK_URL: chain.rpcUrl })
    await run(two)
    await two.close()
  }
  const answered = async (two: TestServer) => results(JSON.parse((await two.rpc(BATCH)).text))

  test.each<[string, Fault]>([
    ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: '60' }],
    ['500', { kind: 'status', status: 500 }],
    ['a reset', { kind: 'reset' }],
    ['HTML', { kind: 'body', body: '<html>' }],
    ['50 MB', { kind: 'flood', bytes: 50 * 1024 * 1024 }],
  ])('%s', async (_, fault) => {
    await withFallback(proxy.url, async (two) => {
      failAlways(fault)
      expect(await answered(two)).toEqual(EXPECTED_RESULTS)
      // From here on, the second node gets the calls, while the first one is avoided.
      const before = requestCount()
      expect(await answered(two)).toEqual(EXPECTED_RESULTS)
      expect(requestCount() - before).toBeLessThanOrEqual(1)
    })
  })

  test.each([
    ['a name that does not resolve', `http://${'a'.repeat(64)}.example`],
    ['a port where nobody listens', 'http://127.0.0.1:1'],
    ['a failing TLS handshake', () => proxy.url.replace('http:', 'https:')],
  ])('%s', async (_, url) => {
    await withFallback(typeof url === 'string' ? url : url(), async (two) => {
      expect(await answered(two)).toEqual(EXPECTED_RESULTS)
    })
  })

  test('a key in an endpoint’s URL reaches neither the page nor the log', async () => {
    const key = 'abcdef0123456789'
    const two = await startTemporary({ MUSI_RPC_URL: `${proxy.url}/v2/${key}` })
    failAlways({ kind: 'itemError', index: 0, message: `no such path /v2/${key}` })
    const { text } = await two.rpc(BATCH)
    failAlways({ kind: 'status', status: 500 })
    for (let round = 0; round < 6; round += 1) await two.rpc(BATCH)
    const page = [(await two.ask('/config')).text, (await two.ask('/health')).text, text].join()
    expect(page).toContain('no such path')
    expect(page).not.toContain(key)
    expect(two.logged.join()).toContain('keeps failing')
    expect(two.logged.join()).not.toContain(key)
  })
})

const temporaryServers: TestServer[] = []
afterEach(async () => {
  for (const each of temporaryServers.splice(0)) await each.close()
})

/** Starts a second server, which stops when the test ends. */
async function startTemporary(env: Record<string, string>, more: Partial<ServerOptions> = {}) {
  const server = await startTestServer(env, more)
  temporaryServers.push(server)
  return server
}

// This test comes last because it mines a block.
test('a transaction whose answer is lost is answered with its hash, and is mined once', async () => {
  const [from, to] = chain.accounts
  if (from === undefined || to === undefined) throw new Error('no accounts')
  const gas = { gas: 21_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n }
  const raw = await privateKeyToAccount(from.privateKey).signTransaction({
    chainId: 31337,
    nonce: 0,
    to: to.address,
    value: 1n,
    ...gas,
  })
  proxy.script([{ match: { kind: 'http', method: 'eth_sendRawTransaction' }, fault: { kind: 'answerLost' }, to: 1 }])
  const { text } = await server.rpc({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] })
  expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: 1, result: keccak256(raw) })
  await expect.poll(() => chain.request('eth_getTransactionCount', [from.address, 'latest'])).toBe('0x1')
})
