import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Head } from '@musi/api/page/head'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHeadHub } from '#platform/heads/headHub.ts'
import { validated } from '#testing/validated.ts'
import { startTestServer, type TestServer } from '#testing/testServer.ts'
import { MAX_UNSENT_BYTES, streamHeads } from './heads.ts'
import { HEARTBEAT_EVENT } from '@musi/api/page/headEvents'

let chain: TestChain
let server: TestServer
const open: Stream[] = []

beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
  server = await startTestServer({ MUSI_RPC_URL: chain.wsUrl })
})
beforeEach(() => {
  for (const { end } of open.splice(0)) end()
})
afterAll(async () => {
  for (const { end } of open) end()
  await server.close()
  await chain.stop()
})

type Stream = {
  text: () => string
  heads: () => Head[]
  ids: () => string[]
  ended: () => boolean
  end: () => void
  raw: IncomingMessage
}

async function listen(port: number, headers: Record<string, string> = {}): Promise<Stream> {
  const sent = request({ host: '127.0.0.1', port, path: '/heads', headers, agent: false })
  sent.on('error', () => {})
  const raw = await new Promise<IncomingMessage>((resolve) => {
    sent.on('response', resolve)
    sent.end()
  })
  let text = ''
  let ended = false
  raw.on('data', (chunk: Buffer) => (text += chunk.toString()))
  raw.on('error', () => {})
  raw.on('close', () => (ended = true))
  const stream = {
    raw,
    text: () => text,
    heads: () =>
      [...text.matchAll(/^data: (\{"number.*)$/gm)].map(([, json = '']) => validated(Head, JSON.parse(json))),
    ids: () => [...text.matchAll(/^id: (.*)$/gm)].map(([, id = '']) => id),
    ended: () => ended,
    end: () => void sent.destroy(),
  }
  open.push(stream)
  return stream
}

const mine = () => chain.request('evm_mine')

test('a page receives the newest head at once and then each new block, with the chain id and whether writes are on and endpoints disagree', async () => {
  const page = await listen(server.port)
  await expect.poll(() => page.heads().length).toBe(1)
  const [first] = page.heads()
  await mine()
  await expect.poll(() => page.heads().length).toBe(2)
  expect(page.heads()[1]).toMatchObject({
    number: (first?.number ?? 0) + 1,
    chainId: 31337,
    writes: 'on',
    genesisHash: chain.genesisHash,
    disagrees: false,
  })
  expect(page.raw.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  // An event is one write of bytes that all streams share, without chunks.
  expect([page.raw.headers['transfer-encoding'], page.raw.headers.connection]).toEqual([undefined, 'close'])
})

test('a page that reconnects with the id of the newest head does not receive it again', async () => {
  const page = await listen(server.port)
  await expect.poll(() => page.ids().length).toBe(1)
  const back = await listen(server.port, { 'last-event-id': page.ids()[0] ?? '' })
  await expect.poll(() => back.text()).toContain(`event: ${HEARTBEAT_EVENT}`)
  expect(back.heads()).toEqual([])
  await mine()
  await expect.poll(() => back.heads().length).toBe(1)
})

test('case 112: the file writes-off turns writes off in every open page, and back on, without a restart', async () => {
  const page = await listen(server.port)
  await expect.poll(() => page.heads().length).toBe(1)
  writeFileSync(join(server.dataDir, 'writes-off'), '')
  await expect.poll(() => page.heads().at(-1)?.writes).toBe('off')
  expect(JSON.parse((await server.ask('/config')).text)).toMatchObject({ writes: 'off' })
  expect(page.heads().at(-1)?.number).toBe(page.heads()[0]?.number)
  rmSync(join(server.dataDir, 'writes-off'))
  await expect.poll(() => page.heads().at(-1)?.writes).toBe('on')
})

test('case 112: MUSI_WRITES=off is in the first head', async () => {
  const off = await startTestServer({ MUSI_RPC_URL: chain.wsUrl, MUSI_WRITES: 'off' })
  const page = await listen(off.port)
  await expect.poll(() => page.heads()[0]?.writes).toBe('off')
  await off.close()
})

test('an endpoint that cannot push is polled while a page listens', async () => {
  const polling = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl })
  const page = await listen(polling.port)
  await expect.poll(() => page.heads().length).toBe(1)
  await mine()
  await expect.poll(() => page.heads().length, { timeout: 5000 }).toBe(2)
  await polling.close()
})

test('a page that stops reading is disconnected before it uses much memory', async () => {
  const hub = createHeadHub({ chainId: 31337, writes: 'on', genesisHash: null, disagrees: false })
  const outgoings: ServerResponse[] = []
  const bare = createServer((_, outgoing) => {
    outgoings.push(outgoing)
    streamHeads({ heads: hub, news: { latest: () => null, listen: () => () => {} } }, outgoing, undefined)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const address = bare.address()
  const page = await listen(typeof address === 'object' ? (address?.port ?? 0) : 0)
  page.raw.pause()
  const [outgoing] = outgoings
  const isOpen = () => outgoing?.destroyed === false
  let most = 0
  for (let number = 0; isOpen(); number += 1) {
    hub.block({ number, hash: `0x${number.toString(16).padStart(64, '0')}`, timeSeconds: number })
    most = Math.max(most, outgoing?.writableLength ?? 0)
    if (number % 100 === 0) await new Promise(setImmediate)
  }
  expect(most).toBeLessThan(MAX_UNSENT_BYTES + 1024)
  await expect.poll(() => hub.listeners()).toBe(0)
  bare.close()
})

test('stopping the server ends the streams', async () => {
  const own = await startTestServer({ MUSI_RPC_URL: chain.wsUrl })
  const page = await listen(own.port)
  await expect.poll(() => page.heads().length).toBe(1)
  await own.close()
  await expect.poll(() => page.ended()).toBe(true)
})
