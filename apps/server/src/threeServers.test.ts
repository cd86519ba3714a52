import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer, request as httpRequest, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { Health } from '@musi/api/page/health'
import { HEADS_PATH, HEALTH_PATH } from '@musi/api/paths'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { validated } from './testing/validated.ts'
import { type TestPostgres, testPostgres } from './testing/testPostgres.ts'
import { type TestServer, startTestServer } from './testing/testServer.ts'

/** A node that counts the calls that reach it. */
async function countingNode(target: string) {
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    const forward = async () => {
      const body = await text(incoming)
      calls += [JSON.parse(body) as unknown].flat().length
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      httpRequest(target, { method: 'POST', headers })
        .on('error', () => outgoing.destroy())
        .on('response', (answer) => answer.pipe(outgoing))
        .end(body)
    }
    forward().catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    take() {
      const taken = calls
      calls = 0
      return taken
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'musi-three-'))
let chain: TestChain
let postgres: TestPostgres
let node: Awaited<ReturnType<typeof countingNode>>
const running: TestServer[] = []
const streams: { destroy: () => void }[] = []

beforeAll(async () => {
  // With pieces, because a server without any searches for them at each of its first blocks.
  ;[chain, postgres] = await Promise.all([testChain({ holds: 'history' }), testPostgres()])
  writeFileSync(join(folder, 'book.json'), JSON.stringify(chain.addressBook))
  node = await countingNode(chain.rpcUrl)
}, 120_000)
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.destroy()
  await Promise.all(running.splice(0).map((server) => server.close()))
})
afterAll(async () => {
  const closing: Server = node.server
  closing.closeAllConnections()
  closing.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** Servers with one open page each. Their chain is elsewhere. */
async function startServers(count: number): Promise<readonly TestServer[]> {
  const logins = { MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl }
  const env = { ...logins, MUSI_RPC_URL: node.url, MUSI_ADDRESS_BOOK: join(folder, 'book.json') }
  const servers: TestServer[] = []
  for (let at = 0; at < count; at += 1) {
    const server = await startTestServer(env, { hasIndex: true })
    running.push(server)
    servers.push(server)
    streams.push(get(`${server.origin}${HEADS_PATH}`, (answer) => answer.on('error', () => undefined).resume()))
    // The first server writes the history.
    await isLevel(server)
  }
  return servers
}

const newest = async () => Number(await chain.request('eth_blockNumber'))
async function isLevel({ ask }: TestServer): Promise<void> {
  await expect
    .poll(async () => validated(Health, JSON.parse((await ask(HEALTH_PATH)).text)), { timeout: 60_000 })
    .toMatchObject({ headNumber: await newest(), history: { at: await newest(), behind: 0, isFollowing: true } })
}

/** Same block interval for one server and for three, because some calls depend on time rather than blocks. */
const PACE_MS = 1000

/** Counts the calls during some blocks; each block reaches all servers before the next is mined. */
async function callsForBlocks(servers: readonly TestServer[], blocks: number): Promise<number> {
  const untilMs = Date.now() + blocks * PACE_MS
  node.take()
  for (let block = 0; block < blocks; block += 1) {
    await chain.request('evm_mine')
    await Promise.all(servers.map(isLevel))
    const restMs = untilMs - (blocks - 1 - block) * PACE_MS - Date.now()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)))
  }
  return node.take()
}

/**
 * Takes the lowest of three counts, because on a busy machine messages are late and servers poll by
 * themselves.
 */
async function fewestCalls(servers: readonly TestServer[], enough: number): Promise<number> {
  await callsForBlocks(servers, 2)
  let fewest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && fewest > enough; tries += 1)
    fewest = Math.min(fewest, await callsForBlocks(servers, 6))
  return fewest
}

it('three servers ask the node no more than 1.3 times as often as one (spec: heads.shared, market.watched-once)', async () => {
  const most = 1.3 * (await callsForBlocks(await startServers(1), 6))
  for (const stream of streams.splice(0)) stream.destroy()
  await Promise.all(running.splice(0).map((server) => server.close()))
  const three = await startServers(3)
  expect(await fewestCalls(three, most)).toBeLessThanOrEqual(most)
  // A reader that becomes the writer receives its own news too.
  await running.shift()?.close()
  expect(await fewestCalls(three.slice(1), most)).toBeLessThanOrEqual(most)
}, 180_000)
