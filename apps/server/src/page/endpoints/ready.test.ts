import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ready } from '@musi/api/page/health'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { validated } from '#testing/validated.ts'
import { startTestServer } from '#testing/testServer.ts'
import { readiness } from '../readiness.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
})
afterAll(() => chain.stop())

/**
 * The chain behind a proxy that can fail or delay its answers. `waiting` counts the delayed balance
 * requests.
 */
async function flakyNode() {
  const node = { isAway: false, held: Promise.resolve(), waiting: 0, url: '', close: () => undefined as void }
  async function forward(request: IncomingMessage): Promise<string> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    // Counts only requests of the test: the server itself reads blocks and the chain id.
    const counted = body.includes('eth_getBalance') ? 1 : 0
    node.waiting += counted
    await node.held
    node.waiting -= counted
    const answer = await fetch(chain.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return await answer.text()
  }
  const server = createServer((request, response) => {
    if (node.isAway) return void request.socket.destroy()
    void forward(request).then((text) => response.setHeader('content-type', 'application/json').end(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  node.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  node.close = () => void server.close()
  return node
}

const BLOCK = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }

test('ready and live are answered for any Host, but not for two Host headers (spec: server.ready)', async () => {
  const server = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl })
  for (const path of ['/live', '/ready'])
    for (const host of ['10.0.0.5:3210', 'health.example', '[::1]']) {
      const { status, headers } = await server.ask(path, { headers: { host } })
      expect([path, host, status, headers['cache-control']]).toEqual([path, host, 200, 'no-store'])
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  expect(validated(Ready, JSON.parse((await server.ask('/ready')).text))).toEqual({
    status: 'ready',
    chain: 'ok',
    database: 'ok',
    disk: 'ok',
  })
  await server.close()
})

test('health and ready are 200 again after the node was unreachable, even without other requests (spec: server.ready)', async () => {
  const node = await flakyNode()
  const server = await startTestServer({ MUSI_RPC_URL: node.url })
  expect((await server.ask('/ready')).status).toBe(200)
  node.isAway = true
  await server.rpc(BLOCK)
  expect((await server.ask('/health')).status).toBe(503)
  node.isAway = false
  await expect.poll(async () => (await server.ask('/ready')).status).toBe(200)
  expect((await server.ask('/health')).status).toBe(200)
  await server.close()
  node.close()
})

test('an idle server notices that the node is unreachable (spec: server.ready)', async () => {
  const node = await flakyNode()
  const server = await startTestServer({ MUSI_RPC_URL: node.url })
  expect((await server.ask('/ready')).status).toBe(200)
  node.isAway = true
  await expect
    .poll(async () => JSON.parse((await server.ask('/ready')).text))
    .toMatchObject({ status: 'notReady', chain: 'chainUnreachable' })
  expect((await server.ask('/live')).status).toBe(200)
  await server.close()
  node.close()
})

test('requests under way are validated, new ones refused, and ready says that the server stops (spec: server.stopping)', async () => {
  const node = await flakyNode()
  const server = await startTestServer({ MUSI_RPC_URL: node.url })
  await server.rpc(BLOCK)
  const held = Promise.withResolvers<void>()
  node.held = held.promise
  const balanceOf = (id: number) => [`0x${String(id).padStart(40, '1')}`, 'latest']
  const underWay = Array.from({ length: 12 }, (_, id) =>
    server.rpc({ ...BLOCK, id, method: 'eth_getBalance', params: balanceOf(id) }),
  )
  await vi.waitFor(() => expect(node.waiting).toBe(underWay.length), 10_000)
  const closed = server.close()
  const [late, ready, live] = await Promise.all([server.rpc(BLOCK), server.ask('/ready'), server.ask('/live')])
  held.resolve()
  expect((await Promise.all(underWay)).map(({ status, text }) => [status, text.includes('result')])).toEqual(
    underWay.map(() => [200, true]),
  )
  expect([late.status, JSON.parse(late.text), late.headers['connection']]).toMatchObject([
    503,
    { code: 'stopping' },
    'close',
  ])
  expect([ready.status, JSON.parse(ready.text), live.status]).toMatchObject([503, { status: 'stopping' }, 200])
  await closed
  await expect(server.ask('/live')).rejects.toThrow()
  node.close()
})

test('requests are served for MUSI_DRAIN_SECONDS after the stop, while ready says so (spec: server.stopping)', async () => {
  const server = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl, MUSI_DRAIN_SECONDS: '2' })
  const closed = server.close()
  expect((await server.rpc(BLOCK)).status).toBe(200)
  expect(JSON.parse((await server.ask('/ready')).text)).toMatchObject({ status: 'stopping' })
  await closed
  await expect(server.ask('/live')).rejects.toThrow()
})

test('a full or unwritable folder is reported as such (spec: server.ready)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'musi-ready-'))
  writeFileSync(join(folder, 'file'), '')
  const upstream = { endpoints: [], ask: () => Promise.resolve([]) }
  const disk = (folders: readonly string[], freeBytes?: () => Promise<number>) =>
    readiness({ upstream, chainId: 1, folders, clock: { now: vi.fn(() => 0) }, ...(freeBytes && { freeBytes }) }).disk()
  expect([
    await disk([folder]),
    await disk([folder], () => Promise.resolve(1024)),
    await disk([folder, join(folder, 'missing')]),
  ]).toEqual(['ok', 'full', 'unwritable'])
  rmSync(folder, { recursive: true })
})
