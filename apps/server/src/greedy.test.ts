// One client uses all its limits (streams, connections, calls) while another works like a page. Timing is
// measured in bench/greedy.ts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundedParams } from '@musi/devchain/rpc/boundedParams'
import { freshBlocks } from '@musi/devchain/state/chainClock'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { greedyClient } from './testing/testGreedyClient.ts'
import { swapClient } from './testing/testSwapClient.ts'
import { type Visitor, visitor } from './testing/testVisitor.ts'
import { startTestServer } from './testing/testServer.ts'

const PAGE = `<!doctype html><title>x</title><link rel="stylesheet" href="/assets/app-1a.css">
<script type="application/json" id="musi-config"></script><script type="module" src="/assets/app-1a.js"></script>
<link rel="modulepreload" href="/assets/swap-2b.js">`
const FILES = { 'app-1a.js': 'let app\n'.repeat(20_000), 'swap-2b.js': 'let swap\n'.repeat(5000), 'app-1a.css': 'a{}' }

const coin = 10n ** 18n
let dist: string
let chain: TestChain
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'musi-web-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), PAGE)
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dist, 'assets', name), text)
  chain = await testChain()
})
afterAll(() => rmSync(dist, { recursive: true }))

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(env: Record<string, string> = {}): Promise<number> {
  const local = { ...chain, beforeForward: freshBlocks(chain.request), boundedParams }
  const server = await startTestServer({ MUSI_LOG: 'info', ...env }, { chain: local, webDist: dist })
  ends.push(() => server.close())
  return server.port
}

/** Calls that run code; the embedded chain accepts only a few at once. */
function manyCalls(): string {
  const params = [{ to: chain.addressBook.contracts.wrappedNative, data: '0x18160ddd' }, 'latest']
  return JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_call', params })))
}

async function greedy(port: number, from: string, headers: Record<string, string> = {}) {
  const client = await greedyClient({ port, from, headers, call: manyCalls() })
  ends.push(() => client.close())
  return client
}

function visitorFrom(port: number, from: string, headers: Record<string, string> = {}): Visitor {
  const page = visitor({ port, from, headers })
  ends.push(() => page.leave())
  return page
}

/** From the first request to a swap included in the next head. */
async function loadsAndSwaps(page: Visitor): Promise<void> {
  const loaded = await page.loadPage('/swap')
  expect(loaded.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const heads = await page.heads()
  await expect.poll(heads.latest).toBeGreaterThan(0)

  const { from, bought, quote, send } = swapClient(page.request, chain.addressBook)
  const before = await tokenReads(page.request).balance(bought, from)
  const quoted = await quote(coin)
  const hash = await send(coin, quoted)
  const receipt = () => page.request('eth_getTransactionReceipt', [hash])
  await expect.poll(receipt).toMatchObject({ status: '0x1' })
  expect((await tokenReads(page.request).balance(bought, from)) - before).toBe(quoted)
  const { blockNumber } = (await receipt()) as { blockNumber: string }
  await expect.poll(heads.latest).toBeGreaterThanOrEqual(Number(blockNumber))
}

test('while one client uses every stream, connection and call it is allowed, another loads /swap, gets a quote and swaps', async () => {
  const port = await start()
  const client = await greedy(port, '127.0.0.1')
  await expect.poll(client.isRefused).toEqual({ streams: true, calls: true, lines: true })
  await loadsAndSwaps(visitorFrom(port, '127.0.0.2'))
  expect(client.streams()).toBe(400)
  await expect.poll(client.answered).toBeGreaterThan(0)
})

test('the same holds behind a trusted proxy, where both clients come from one address', async () => {
  const port = await start({ MUSI_TRUSTED_PROXY: '1' })
  const client = await greedy(port, '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })
  await expect.poll(client.isRefused).toMatchObject({ streams: true, calls: true })
  await loadsAndSwaps(visitorFrom(port, '127.0.0.1', { 'x-forwarded-for': '198.51.100.8' }))
  expect(client.streams()).toBe(400)
  await expect.poll(client.answered).toBeGreaterThan(0)
})
