// The server's checks of its RPC endpoints (spec: heads.endpoint-checks), against a fully seeded chain.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { startTestServer, testConfig } from '@musi/server/testing/testServer'
import { startServer } from '@musi/server/server'
import { createLog } from '@musi/server/platform/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy/faultProxy.ts'

let folder: string
let book: string
let chain: TestChain
let secondNode: FaultProxy

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'musi-checks-'))
  chain = await testChain()
  book = join(folder, 'book.json')
  writeFileSync(book, JSON.stringify(chain.addressBook))
  secondNode = await startFaultProxy(chain.rpcUrl)
})
afterAll(async () => {
  await secondNode.close()
  rmSync(folder, { recursive: true, force: true })
})

const env = () => ({ MUSI_RPC_URL: chain.rpcUrl, MUSI_RPC_FALLBACK_URL: secondNode.url, MUSI_ADDRESS_BOOK: book })

async function firstHead(port: number): Promise<unknown> {
  const abort = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/heads`, { signal: abort.signal })
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const json = /^data: (\{"number.*)$/m.exec(text)?.[1]
    if (json === undefined) continue
    abort.abort()
    return JSON.parse(json)
  }
  throw new Error('The stream ended without a head.')
}

/** Raises the first word of a call's result, a pool's reserve of one token, by this share. */
const inflateFirstWord = (perMille: bigint) => (result: unknown) => {
  const hex = String(result)
  const reserve = BigInt(hex.slice(0, 66))
  return `0x${(reserve + (reserve * perMille) / 1000n).toString(16).padStart(64, '0')}${hex.slice(66)}`
}

const inflateReserves = (perMille: bigint) =>
  secondNode.script([
    { match: { kind: 'http', method: 'eth_call' }, fault: { kind: 'lies', result: inflateFirstWord(perMille) } },
  ])

test('case 54: a node whose reserves differ by more than 0.1 % is reported to every page', async () => {
  inflateReserves(2n)
  const server = await startTestServer(env())
  expect(await firstHead(server.port)).toMatchObject({ disagrees: true })
  expect(server.logged.join()).toContain('differ by more than 0.1 %')
  await server.close()
})

test('case 54: nodes that agree, or differ by at most 0.1 %, are not reported', async () => {
  for (const perMille of [0n, 1n]) {
    inflateReserves(perMille)
    const server = await startTestServer(env())
    expect(await firstHead(server.port)).toMatchObject({ disagrees: false })
    await server.close()
  }
})

test('a node of another chain is not used while one of the right chain answers', async () => {
  const other = await startFaultProxy(chain.rpcUrl)
  other.script([{ match: { kind: 'http' }, fault: { kind: 'lies', result: () => '0x89' } }])
  const server = await startTestServer({ ...env(), MUSI_RPC_URL: other.url, MUSI_RPC_FALLBACK_URL: chain.rpcUrl })
  const { text } = await server.rpc({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  expect(JSON.parse(text)).toMatchObject({ result: '0x7a69' })
  expect(await firstHead(server.port)).toMatchObject({ chainId: 31337 })
  await server.close()
  await other.close()
})

test('an address book whose code is not on the chain stops the start with a sentence', async () => {
  const wrong = join(folder, 'wrong.json')
  const nobody = '0x00000000000000000000000000000000000000AA'
  const { contracts } = chain.addressBook
  writeFileSync(wrong, JSON.stringify({ ...chain.addressBook, contracts: { ...contracts, v2Router: nobody } }))
  const config = testConfig({ ...env(), MUSI_DATA_DIR: folder, MUSI_ADDRESS_BOOK: wrong })
  const log = createLog(
    'error',
    () => {},
    (line) => line,
  )
  expect(await startServer({ config, chain: null, webDist: null, log })).toEqual({
    ok: false,
    problem: {
      kind: 'addressBook',
      sentence: `MUSI_ADDRESS_BOOK names ${nobody} as v2Router, but chain 31337 has no contract there. Run the deploy command, or name the book that it wrote.`,
    },
  })
})

test('the page gets the addresses in the address book and the chain’s genesis hash', async () => {
  secondNode.script([])
  const server = await startTestServer(env())
  expect(JSON.parse((await server.ask('/config')).text)).toMatchObject({
    genesisHash: chain.genesisHash,
    book: { contracts: chain.addressBook.contracts },
  })
  await server.close()
})
