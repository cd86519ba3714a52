// /heads with a failing node (docs/faults.md, D): a real server, and a fault proxy in front of a real chain.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Head } from '@musi/api/page/head'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { startTestServer, type TestServer } from '@musi/server/testing/testServer'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy/faultProxy.ts'

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
beforeEach(async () => {
  proxy.script([])
  server = await startTestServer({ MUSI_RPC_URL: proxy.url })
  return () => server.close()
})

async function ask(method: string, params: unknown[] = []): Promise<unknown> {
  return JSON.parse((await server.rpc({ jsonrpc: '2.0', id: 1, method, params })).text)
}

/** Collects the heads that a page receives. */
async function collectHeads(port: number) {
  const abort = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/heads`, { signal: abort.signal })
  const heads: Head[] = []
  const read = async () => {
    let rest = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('data: {"number')) heads.push(v.parse(Head, JSON.parse(line.slice(6))))
    }
  }
  read().catch(() => {})
  return { heads, end: () => abort.abort() }
}

const mineBlock = () => chain.request('evm_mine')

test('all pages share one subscription, which is renewed after a broken connection', async () => {
  proxy.script([])
  const connectionCount = () => proxy.transcript.filter(({ kind }) => kind === 'ws').length
  const before = connectionCount()
  const pushed = await startTestServer({ MUSI_RPC_URL: proxy.wsUrl })
  const pages = await Promise.all(Array.from({ length: 30 }, () => collectHeads(pushed.port)))
  await expect.poll(() => pages.every(({ heads }) => heads.length >= 1)).toBe(true)
  await mineBlock()
  await expect.poll(() => pages.every(({ heads }) => heads.length >= 2)).toBe(true)
  expect(connectionCount() - before).toBe(1)
  proxy.cutConnections()
  await expect.poll(() => connectionCount() - before).toBe(2)
  await expect
    .poll(async () => {
      await mineBlock()
      return pages.every(({ heads }) => heads.length >= 3)
    })
    .toBe(true)
  for (const { end } of pages) end()
  await pushed.close()
})

/** Heap size in bytes after garbage collection. */
function heapBytes(): number {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
const openHandles = () => process.getActiveResourcesInfo().filter((name) => /TCPSocket|Timeout/.test(name)).length

test('case 62: a subscription that breaks a hundred times is renewed each time, and leaks nothing', async () => {
  const connectionCount = () => proxy.transcript.filter(({ kind }) => kind === 'ws').length
  const pushed = await startTestServer({ MUSI_RPC_URL: proxy.wsUrl })
  const page = await collectHeads(pushed.port)
  const drop = async () => {
    const before = connectionCount()
    proxy.cutConnections()
    await expect.poll(connectionCount, { interval: 5 }).toBe(before + 1)
  }
  const receivesHead = async () => {
    const before = page.heads.length
    await expect
      .poll(async () => {
        await mineBlock()
        return page.heads.length
      })
      .toBeGreaterThan(before)
  }
  // The first breaks create objects that exist once, which is not a leak.
  for (let time = 0; time < 10; time += 1) await drop()
  await receivesHead()
  const bytes = heapBytes()
  const handles = openHandles()
  for (let time = 0; time < 100; time += 1) await drop()
  await receivesHead()
  await expect.poll(openHandles).toBeLessThanOrEqual(handles)
  // A hundred leaked sockets with their listeners would take several times as much.
  expect(heapBytes() - bytes).toBeLessThan(1_500_000)
  page.end()
  await pushed.close()
}, 60_000)

test('case 52: another chain at the same address is reported within one block, and nothing more is read from it', async () => {
  const page = await collectHeads(server.port)
  await expect.poll(() => page.heads.at(-1)?.chainId).toBe(31337)
  proxy.script([{ match: { kind: 'http', method: 'eth_chainId' }, fault: { kind: 'lies', result: () => '0x89' } }])
  await expect.poll(() => page.heads.at(-1)?.chainId, { timeout: 5000 }).toBe(137)
  const balance = await ask('eth_getBalance', [`0x${'1'.repeat(40)}`, 'latest'])
  expect(balance).toMatchObject({
    error: { message: expect.stringContaining('serves chain 137, but this app is for chain 31337') },
  })
  expect(JSON.parse((await server.ask('/health')).text)).toMatchObject({ status: 'wrongChain' })
  proxy.script([])
  await expect.poll(() => page.heads.at(-1)?.chainId, { timeout: 5000 }).toBe(31337)
  expect(await ask('eth_chainId')).toMatchObject({ result: '0x7a69' })
  page.end()
})

test('case 53: a block older than the last one is not announced as newer', async () => {
  const page = await collectHeads(server.port)
  await expect.poll(() => page.heads.length).toBe(1)
  for (let block = 0; block < 4; block += 1) await mineBlock()
  await expect.poll(() => page.heads.at(-1)?.number, { timeout: 5000 }).toBeGreaterThanOrEqual(4)
  const newest = page.heads.at(-1)?.number ?? 0
  const polls = proxy.transcript.length
  proxy.script([
    {
      match: { kind: 'http', method: 'eth_getBlockByNumber' },
      fault: { kind: 'lies', result: (block) => (typeof block === 'object' ? { ...block, number: '0x1' } : block) },
    },
  ])
  await expect.poll(() => proxy.transcript.length, { timeout: 5000 }).toBeGreaterThan(polls + 1)
  expect(page.heads.every(({ number }, index) => index === 0 || number >= (page.heads[index - 1]?.number ?? 0))).toBe(
    true,
  )
  expect(page.heads.at(-1)?.number).toBe(newest)
  page.end()
})
