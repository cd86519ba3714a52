import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { HEADS_PATH } from '@musi/api/paths'
import { SEEN_BLOCK_HEADER } from '@musi/api/page/rpc'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { startTestServer } from '#testing/testServer.ts'

type Ask = { id: number; method: string }

const hashOf = (fork: number) => `0x${String(fork).repeat(64)}`

/** A node whose head the test sets, and a server in front of it to which a page listens. */
async function listenedServer() {
  const node = { number: 5, fork: 1, calls: 0, isAway: false }
  function resultOf(method: string) {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_getBlockByNumber')
      return { number: `0x${node.number.toString(16)}`, hash: hashOf(node.fork), timestamp: '0x1' }
    if (method === 'eth_call') node.calls += 1
    return `0x${node.number.toString(16)}`
  }
  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const asked = JSON.parse(await text(incoming)) as Ask | Ask[]
    if (node.isAway) return void response.destroy()
    const replies = [asked].flat().map(({ id, method }) => ({ jsonrpc: '2.0', id, result: resultOf(method) }))
    response.end(JSON.stringify(Array.isArray(asked) ? replies : replies[0]))
  }
  const listening = createServer((incoming, response) => void answer(incoming, response)).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const clock = { aheadMs: 0 }
  const server = await startTestServer(
    { MUSI_RPC_URL: `http://127.0.0.1:${(listening.address() as AddressInfo).port}` },
    { clock: { ...systemClock, now: () => Date.now() + clock.aheadMs } },
  )
  const page = new AbortController()
  const stream = await fetch(`${server.origin}${HEADS_PATH}`, { signal: page.signal })
  const heads: string[] = []
  const listen = async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
      heads.push(...(part.match(/"hash":"0x\d/g) ?? []))
  }
  void listen().catch(() => undefined)
  onTestFinished(async () => {
    page.abort()
    await server.close()
    listening.close()
    listening.closeAllConnections()
  })
  const ask = async (headers: Record<string, string>) => {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: '0xaa', data: '0x01' }, 'latest'] }
    return JSON.parse((await server.rpc(call, headers)).text) as { result?: string; error?: unknown }
  }
  const callsOf = async (count: number, headers: Record<string, string>) => {
    const before = node.calls
    for (let at = 0; at < count; at += 1) await ask(headers)
    return node.calls - before
  }
  await expect.poll(() => heads.length, { timeout: 5000 }).toBeGreaterThan(0)
  return { node, clock, heads, ask, callsOf, server }
}

const page = (seenBlock: number) => ({ [SEEN_BLOCK_HEADER]: String(seenBlock) })

test('pages share one answer per head; a caller that names no block is answered by the node (spec: rpc.asked-once)', async () => {
  const { node, heads, ask, callsOf } = await listenedServer()
  expect(await callsOf(5, page(5))).toBe(1)
  expect(await callsOf(5, {})).toBe(5)
  expect(await callsOf(3, { [SEEN_BLOCK_HEADER]: 'nonsense' })).toBe(3)
  // A page that has seen a newer block than this server.
  expect(await callsOf(2, page(6))).toBe(2)
  node.number = 6
  node.fork = 2
  await expect.poll(() => heads.includes('"hash":"0x2'), { timeout: 5000 }).toBe(true)
  expect(await ask(page(6))).toMatchObject({ result: '0x6' })
  expect(await callsOf(3, page(6))).toBe(0)
})

test('nothing is shared while the newest head may be outdated, so an unreachable node is noticed (spec: rpc.asked-once-kept, heads.pulse)', async () => {
  const { node, clock, ask, callsOf } = await listenedServer()
  expect(await callsOf(2, page(5))).toBe(1)
  node.isAway = true
  clock.aheadMs = 3_600_000
  expect(await ask(page(5))).toMatchObject({ error: { data: { kind: 'unreachable' } } })
})

test('a request whose answer is kept passes through the same gates as any other (spec: server.host-and-origin)', async () => {
  const { node, callsOf, server } = await listenedServer()
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: '0xaa', data: '0x01' }, 'latest'] }
  const body = JSON.stringify(call)
  const headers = { 'content-type': 'application/json', ...page(5) }
  const statusOf = async (more: Record<string, string>, method = 'POST') =>
    (await server.ask('/rpc', { method, headers: { ...headers, ...more }, body })).status
  expect(await callsOf(2, page(5))).toBe(1)
  const logged = server.logged.length
  const first = await server.ask('/rpc', { method: 'POST', headers, body })
  const again = await server.ask('/rpc', { method: 'POST', headers, body })
  expect([again.status, again.text]).toEqual([200, first.text])
  expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' })
  expect(again.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  await expect.poll(() => server.logged.slice(logged).filter((line) => line.includes('POST /rpc 200')).length).toBe(2)
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ host: 'evil.example' })).toBe(421)
  expect(await statusOf({ 'content-type': 'text/plain' })).toBe(415)
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({}, 'PUT')).toBe(405)
  expect(server.budget.held()).toBe(0)
  expect(node.calls).toBe(1)
})

test('a kept answer counts towards the limits of its client like any other (spec: server.networks)', async () => {
  const { callsOf, server } = await listenedServer()
  expect(await callsOf(2, page(5))).toBe(1)
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: '0xaa', data: '0x01' }, 'latest'] }
  // Requests whose bodies have not arrived yet.
  const headers = { 'content-type': 'application/json', 'content-length': 1000 }
  const begun = Array.from({ length: 64 }, () => {
    const sent = request(`${server.origin}/rpc`, { method: 'POST', headers, agent: false })
    sent.on('error', () => undefined).flushHeaders()
    return sent
  })
  await expect.poll(async () => (await server.rpc(call, page(5))).status).toBe(429)
  for (const each of begun) each.destroy()
  await expect.poll(async () => (await server.rpc(call, page(5))).status).toBe(200)
})
