import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ChainIndex, chainIndex } from './chainIndex.ts'

/** Fault that the proxy in front of the node causes. */
type NodeFault = 'none' | 'limitsSpans' | 'leavesOutLogs' | 'cutsAnswers' | 'isDown'
type Call = { id: number; method: string; params: readonly { fromBlock: string; toBlock: string }[] }
type Reply = { id: number; result?: unknown; error?: unknown }

const MAX_SPAN_BLOCKS = 40
const folder = mkdtempSync(join(tmpdir(), 'musi-index-'))
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let chain: TestChain
let fault: NodeFault = 'none'
const server = createServer((request, response) => void proxy(request, response))

async function proxy(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  if (fault === 'isDown') return response.destroy()
  const calls = [JSON.parse(body) as Call | Call[]].flat()
  const answer = await fetch(chain.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const replies = [(await answer.json()) as Reply | Reply[]].flat().map((reply) => {
    const call = calls.find(({ id }) => id === reply.id)
    return call === undefined ? reply : withFault(call, reply)
  })
  const reply = JSON.stringify(body.startsWith('[') ? replies : replies[0])
  const isCut = fault === 'cutsAnswers' && calls.some(({ method }) => /Logs|Receipt/.test(method))
  response.setHeader('content-type', 'application/json')
  response.end(isCut ? reply.slice(0, reply.length / 2) : reply)
}

function withFault({ id, method, params: [first] }: Call, reply: Reply): Reply {
  const blocks = first === undefined ? 0 : Number(first.toBlock) - Number(first.fromBlock) + 1
  if (fault === 'limitsSpans' && method === 'eth_getLogs' && blocks > MAX_SPAN_BLOCKS)
    return { id, error: { code: -32005, message: `At most ${MAX_SPAN_BLOCKS} blocks.` } }
  // Leaves out the last log of an answer.
  if (fault === 'leavesOutLogs' && method === 'eth_getLogs' && Array.isArray(reply.result))
    return { id, result: reply.result.slice(0, -1) as readonly unknown[] }
  return reply
}

async function openIndex(name: string, { takesTransactions = true, restartMs = 5000 } = {}): Promise<ChainIndex> {
  const since = { kind: 'block', block: 0 } as const
  const rpcUrls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`]
  const book = chain.addressBook
  const place = { folder: join(folder, name), database: null }
  const plan = { ...place, rpcUrls, chainId: 31337, book, since, takesAllPairs: true, takesTransactions }
  const index = chainIndex({ plan, heads: { follow: () => () => {} }, log, restartMs })
  index.start()
  return index
}

/** The tests wait for a thread, which starts slowly on a busy machine. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const TIMEOUT_MS = 100_000

const waitUntilCurrent = (index: ChainIndex) =>
  vi.waitFor(async () => {
    const newest = Number(await chain.request('eth_blockNumber'))
    expect(index.status()).toMatchObject({ at: { number: newest }, behind: 0, isFollowing: true })
  }, TIMEOUT_MS)

async function readActs(index: ChainIndex) {
  const page = await index.query<'acts'>({
    kind: 'acts',
    account: null,
    subject: null,
    act: null,
    before: null,
  })
  return page?.rows
}

let expectedActs: Awaited<ReturnType<typeof readActs>>
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const index = await openIndex('honest')
  await waitUntilCurrent(index)
  expectedActs = await readActs(index)
  await index.stop()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a node that only accepts short spans is read completely (spec: index.ranges)', async () => {
  fault = 'limitsSpans'
  const index = await openIndex(fault, { takesTransactions: false })
  await waitUntilCurrent(index)
  expect(await readActs(index)).toEqual(expectedActs)
  await index.stop()
})

test("a history is complete even if its node leaves out logs, and the server's log says so (spec: index.left-out)", async () => {
  fault = 'leavesOutLogs'
  log.warn.mockClear()
  const index = await openIndex(fault, { takesTransactions: false })
  await waitUntilCurrent(index)
  expect(await readActs(index)).toEqual(expectedActs)
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('left out'))
  await index.stop()
})

test.each(['cutsAnswers', 'isDown'] as const)(
  'the history stops while the node has the fault %s, and is complete once the node recovers (spec: index.whole)',
  async (kind) => {
    fault = kind
    log.warn.mockClear()
    const index = await openIndex(kind)
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('cannot go on')), TIMEOUT_MS)
    expect(index.status().isFollowing).toBe(false)
    fault = 'none'
    await waitUntilCurrent(index)
    expect(await readActs(index)).toEqual(expectedActs)
    await index.stop()
  },
)

test('a thread that dies is restarted, and pending queries are answered with null (spec: index.thread)', async () => {
  const rpcUrls = ['what no thread can read']
  const since = { kind: 'block', block: 0 } as const
  const place = { folder: join(folder, 'honest'), database: null }
  const plan = {
    ...place,
    rpcUrls,
    chainId: 31337,
    book: chain.addressBook,
    since,
    takesAllPairs: true,
    takesTransactions: true,
  }
  log.warn.mockClear()
  const index = chainIndex({ plan, heads: { follow: () => () => {} }, log, restartMs: 50 })
  index.start()
  expect(await readActs(index)).toBeUndefined()
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('cannot go on')), TIMEOUT_MS)
  expect(index.status()).toMatchObject({ at: null, isFollowing: false })
  rpcUrls.splice(0, 1, chain.rpcUrl)
  await waitUntilCurrent(index)
  expect(await readActs(index)).toEqual(expectedActs)
  await index.stop()
})

test('a thread killed while reading resumes where it was, and reports that it follows only after that (spec: index.thread)', async () => {
  fault = 'limitsSpans'
  log.warn.mockClear()
  const threads: Worker[] = []
  const wasFollowing: boolean[] = []
  const note = (thread: Worker) => {
    threads.push(thread)
    wasFollowing.push(index?.status().isFollowing ?? false)
  }
  process.on('worker', note)
  let index: ChainIndex | undefined
  index = await openIndex('killed', { restartMs: 20 })
  const reached: number[] = []
  index.follow((undoneAfter) => {
    const block = index.status().at?.number ?? -1
    if (undoneAfter === null) reached.push(block)
    // Killed in the middle of a span that is being read or written.
    const isNext = block > 30 * threads.length
    if (isNext && threads.length <= 2) void threads.at(-1)?.terminate()
  })
  await waitUntilCurrent(index)
  process.off('worker', note)
  expect(wasFollowing).toEqual([false, false, false])
  expect(reached).toEqual(reached.toSorted((one, other) => one - other))
  expect(await readActs(index)).toEqual(expectedActs)
  // One line is logged, and none says that the file could not be restored.
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('its thread has ended')]])
  await index.stop()
  fault = 'none'
})

test('a restarted history resumes where it was', async () => {
  const index = await openIndex('honest')
  const first = Promise.withResolvers<number | undefined>()
  index.follow(() => first.resolve(index.status().at?.number))
  await waitUntilCurrent(index)
  expect(await first.promise).toBe(index.status().at?.number)
  expect(await readActs(index)).toEqual(expectedActs)
  await index.stop()
})
