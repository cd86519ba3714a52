import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { byteBudget } from '../byteBudget.ts'
import { systemClock } from '../clock.ts'
import { endpointOf } from './endpoint.ts'
import { sharedAnswers } from './sharedAnswers.ts'
import { createUpstream } from './upstream.ts'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Starts a node that answers each request after `ms`, or never if `ms` is null. */
async function slowNode(ms: number | null) {
  const counts = { requests: 0, atOnce: 0, most: 0 }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { id } = JSON.parse(await text(request)) as { id: number }
    counts.requests += 1
    counts.atOnce += 1
    counts.most = Math.max(counts.most, counts.atOnce)
    if (ms === null) return
    await sleep(ms)
    counts.atOnce -= 1
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }))
  }
  const node = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(() => {
    node.close()
    node.closeAllConnections()
  })
  return { counts, endpoint: endpointOf(`http://127.0.0.1:${(node.address() as AddressInfo).port}`) }
}

const callOf = (at: number) => ({ method: 'eth_call', params: [{ to: '0xaa', data: `0x${at}` }, 'latest'] })
const shared = { chainId: 31_337, clock: systemClock, log }

test.each([
  ['an endpoint elsewhere has 64 requests at once', {}, 64],
  ['the embedded chain has 16 requests at once', { maxExpensive: 2 }, 16],
])('%s, however many are waiting (spec: rpc.limits)', async (_, more, most) => {
  const { counts, endpoint } = await slowNode(50)
  const upstream = createUpstream({ ...shared, ...more, endpoints: [endpoint], budget: byteBudget(1e8) })
  const each = { method: 'eth_getBalance', params: [] }
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, at) => upstream.ask([each], { client: `${at}` })))
  expect(outcomes.flat().every(({ ok }) => ok)).toBe(true)
  expect(counts.most).toBe(most)
})

test('calls that hang at one endpoint do not keep others from the next endpoint (spec: rpc.fail-over)', async () => {
  const [dead, live] = [await slowNode(null), await slowNode(0)]
  const options = { ...shared, endpoints: [dead.endpoint, live.endpoint], timeoutMs: 400 }
  const upstream = createUpstream({ ...options, budget: byteBudget(1e8) })
  const ask = (at: number) => upstream.ask([{ method: 'eth_getBalance', params: [] }], { client: `${at}` })
  const first = Array.from({ length: 100 }, (_, at) => ask(at))
  await expect.poll(() => live.counts.requests).toBeGreaterThan(0)
  // Calls that hang occupy all slots of the first endpoint again.
  dead.endpoint.pausedUntilMs = 0
  const hanging = Array.from({ length: 64 }, (_, at) => ask(at))
  dead.endpoint.pausedUntilMs = Number.POSITIVE_INFINITY
  let ended = 0
  for (const each of hanging) void each.then(() => (ended += 1))
  expect(await ask(200)).toMatchObject([{ ok: true }])
  expect(ended).toBe(0)
  await Promise.all([...first, ...hanging])
})

test('a call that waits for its turn is not sent if another client gets the answer meanwhile (spec: rpc.asked-once-bounded)', async () => {
  const { counts, endpoint } = await slowNode(20)
  const budget = byteBudget(1e8)
  const upstream = createUpstream({ ...shared, endpoints: [endpoint], budget })
  const answers = sharedAnswers(() => ({ number: 1, hash: '0x1', isFresh: true }), Date.now)
  const ask = (at: number) => {
    const client = `${at}`
    const sharing = answers.forRequest({ client, seenBlock: 1 })
    return upstream.send([callOf(1)], { hold: budget.hold(client), client, sharing })
  }
  const outcomes = await Promise.all(Array.from({ length: 400 }, (_, at) => ask(at)))
  expect(new Set(outcomes.map((each) => JSON.stringify(each)))).toEqual(new Set(['[{"ok":true,"result":"0x1"}]']))
  expect(counts.requests).toBe(1)
})

test('a shared call does not wait for the others of its batch, and its answer is in its place (spec: rpc.asked-once-bounded)', async () => {
  const { counts, endpoint } = await slowNode(0)
  const budget = byteBudget(1e8)
  const upstream = createUpstream({ ...shared, endpoints: [endpoint], budget })
  const sharing = sharedAnswers(() => ({ number: 1, hash: '0x1', isFresh: true }), Date.now).forRequest({
    client: 'a',
    seenBlock: 1,
  })
  const calls = [callOf(1), { method: 'eth_getBalance', params: [] }, callOf(2), callOf(1)]
  const outcomes = await upstream.send(calls, { hold: budget.hold('a'), client: 'a', sharing })
  expect(outcomes).toHaveLength(4)
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(counts.requests).toBe(3)
})

test('a log search longer than 20 s is refused, and sends no further calls (spec: rpc.bounded-calls)', async () => {
  let nowMs = 0
  let searches = 0
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { id, method } = JSON.parse(await text(request)) as { id: number; method: string }
    if (method === 'eth_getLogs') {
      searches += 1
      nowMs += 3000
    }
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_getLogs' ? [] : '0x3e8' }))
  }
  const node = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(node, 'listening')
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const clock = { now: () => nowMs, random: () => 0, sleep: () => Promise.resolve() }
  const options = { endpoints: [endpointOf(url)], chainId: 31_337, budget: byteBudget(1e8), clock, log }
  const upstream = createUpstream({ ...options, maxExpensive: 2 })
  const [outcome] = await upstream.ask([{ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: 'latest' }] }])
  expect(outcome).toMatchObject({ ok: false })
  expect(searches).toBe(7)
  const [short] = await upstream.ask([{ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: '0x63' }] }])
  expect(short).toEqual({ ok: true, result: [] })
  node.close()
  node.closeAllConnections()
})
