// Operations of passkey accounts on a complete product whose server is killed, or uses a bundler.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPERATIONS_PATH, operationPath } from '@musi/api/paths'
import { tokenAbi } from '@musi/chain/abi/token'
import { ENTRY_POINT } from '@musi/chain/relay/operationEvent'
import { accountsOfPasskeys } from '@musi/chain/testing/accountsOfPasskeys'
import { SIGNING_METHODS } from '@musi/chain/wallet/signingMethods'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { relayerAccount } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import type { Product } from '@musi/scripts/run/product'
import { askPort } from '@musi/server/testing/testServer'
import { encodeFunctionData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy/faultProxy.ts'
import { productOn } from './testing/productOn.ts'

const RECEIVER = '0x00000000000000000000000000000000000000c2'
const TIMEOUT_MS = 120_000
/** The server answers requests of its own origin only. */
const SAME_SITE = { 'sec-fetch-site': 'same-origin' }

let chain: TestChain
let proxy: FaultProxy
let folder: string
let running: Product[] = []

beforeAll(async () => {
  chain = await testChain()
  proxy = await startFaultProxy(chain.rpcUrl)
  folder = mkdtempSync(join(tmpdir(), 'musi-relayed-'))
  const key = join(folder, 'relayer.key')
  writeFileSync(key, relayerAccount().privateKey)
  chmodSync(key, 0o600)
})
beforeEach(() => {
  proxy.script([])
  running = []
})
afterEach(async () => {
  for (const product of running) await product.stop()
})
afterAll(async () => {
  await proxy.close()
  await chain.stop()
  rmSync(folder, { recursive: true })
})

async function start(env: Record<string, string> = {}): Promise<Product> {
  const product = await productOn(chain, proxy.url, { MUSI_RELAYER_KEY_FILE: join(folder, 'relayer.key'), ...env })
  running.push(product)
  return product
}

/** Kills a server without warning, as the system does when memory runs out. */
async function kill({ process }: Product): Promise<void> {
  const ended = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGKILL')
  await ended
}

/** A signed operation that transfers one unit of DAI. */
async function signedGift() {
  const dai = tokenAddress(chain.addressBook.tokens, 'DAI')
  const bench = accountsOfPasskeys(chain)
  const account = await bench.connect()
  await bench.give(dai, account, 9n)
  bench.holdsBack = true
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [RECEIVER, 1n] })
  const batch = { version: '2.0.0', id: '0x01', chainId: '0x7a69', from: account, atomicRequired: true }
  await bench.ask(SIGNING_METHODS.sendCalls, { ...batch, calls: [{ to: dai, data }] })
  const [operation] = bench.submitted
  const hash = bench.operations.read()[0]?.hash
  if (operation === undefined || hash === undefined) throw new Error('Nothing was signed.')
  return { bench, operation, hash, left: () => tokenReads(chain.request).balance(dai, account) }
}

async function stateOf({ port }: Product, hash: `0x${string}`): Promise<string | undefined> {
  const { text } = await askPort(port, operationPath(hash), { headers: SAME_SITE })
  return (JSON.parse(text) as { state?: string }).state
}

async function submit({ port, origin }: Product, operation: object): Promise<number> {
  const body = JSON.stringify(operation, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  const headers = { ...SAME_SITE, 'content-type': 'application/json', origin }
  return (await askPort(port, OPERATIONS_PATH, { method: 'POST', headers, body })).status
}

const sentBy = async (account: Address) =>
  BigInt(String(await chain.request('eth_getTransactionCount', [account, 'latest'])))

test(
  'a server that is killed after it stored a transaction sends it after its restart, and the operation takes place once (spec: touch.written-first)',
  async () => {
    const env = { MUSI_DATA_DIR: join(folder, 'killed') }
    const before = await sentBy(relayerAccount().address)
    const { operation, hash, left } = await signedGift()
    proxy.script([{ match: { kind: 'http', method: 'eth_sendRawTransaction' }, fault: { kind: 'reset' } }])
    const first = await start(env)
    expect(await submit(first, operation)).toBe(200)
    // The relayer stores a transaction before it tries to send it.
    await expect
      .poll(() => proxy.transcript.some(({ methods }) => methods.includes('eth_sendRawTransaction')), {
        timeout: 30_000,
      })
      .toBe(true)
    await kill(first)
    expect(await left()).toBe(9n)

    proxy.script([])
    const second = await start(env)
    await expect.poll(() => stateOf(second, hash), { timeout: 60_000 }).toBe('done')
    expect([await left(), (await sentBy(relayerAccount().address)) - before]).toEqual([8n, 1n])
    // A repeated operation is answered, and not sent again.
    expect(await submit(second, operation)).toBe(200)
    expect(await left()).toBe(8n)
  },
  TIMEOUT_MS,
)

/** A bundler that sends its operations to the chain once it is released. */
async function standInBundler(bench: ReturnType<typeof accountsOfPasskeys>, hash: string) {
  const received: Record<string, string>[] = []
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(text) as {
        id: number
        method: string
        params: [Record<string, string>]
      }
      if (method === 'eth_sendUserOperation') received.push(params[0])
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_sendUserOperation' ? hash : [ENTRY_POINT] }),
      )
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    submit: (operation: Parameters<typeof bench.handle>[0]) => bench.handle(operation),
    close: () => server.close(),
  }
}

test(
  'with a bundler the relayer sends no operations, and only the chain’s events mark them as mined (spec: touch.bundler)',
  async () => {
    const before = await sentBy(relayerAccount().address)
    const { bench, operation, hash, left } = await signedGift()
    const bundler = await standInBundler(bench, hash)
    const product = await start({ MUSI_DATA_DIR: join(folder, 'bundled'), MUSI_BUNDLER_URL: bundler.url })
    expect(await submit(product, operation)).toBe(200)
    await expect.poll(() => bundler.received.length, { timeout: 30_000 }).toBe(1)
    expect(bundler.received[0]).toMatchObject({ sender: operation.sender, signature: operation.signature })
    expect([await stateOf(product, hash), await left()]).toEqual(['waiting', 9n])
    expect(await bundler.submit(operation)).toBe('mined')
    await expect.poll(() => stateOf(product, hash), { timeout: 30_000 }).toBe('done')
    expect([await left(), await sentBy(relayerAccount().address)]).toEqual([8n, before])
    bundler.close()
  },
  TIMEOUT_MS,
)
