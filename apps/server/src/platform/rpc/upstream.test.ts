import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { byteBudget } from '../byteBudget.ts'
import { endpointOf } from './endpoint.ts'
import { createUpstream } from './upstream.ts'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

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
  const shared = { endpoints: [endpointOf(url)], chainId: 31_337, budget: byteBudget(1e8), clock, log }
  const upstream = createUpstream({ ...shared, maxExpensive: 2 })
  const [outcome] = await upstream.ask([{ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: 'latest' }] }])
  expect(outcome).toMatchObject({ ok: false })
  expect(searches).toBe(7)
  const [short] = await upstream.ask([{ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: '0x63' }] }])
  expect(short).toEqual({ ok: true, result: [] })
  node.close()
  node.closeAllConnections()
})
