import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { byteBudget } from '../byteBudget.ts'
import { endpointOf } from './endpoint.ts'
import { createUpstream } from './upstream.ts'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

test('a search longer than 20 s is refused, and stops asking the chain (spec: rpc.bounded-calls)', async () => {
  let nowMs = 0
  let searched = 0
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { id, method } = JSON.parse(await text(request)) as { id: number; method: string }
    if (method === 'eth_getLogs') {
      searched += 1
      nowMs += 3000
    }
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_getLogs' ? [] : '0x3e8' }))
  }
  const node = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(node, 'listening')
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const clock = { now: () => nowMs, random: () => 0, sleep: () => Promise.resolve() }
  const shared = { endpoints: [endpointOf(url)], chainId: 31_337, budget: byteBudget(1e8), clock, log }
  const upstream = createUpstream({ ...shared, dearAtOnce: 2 })
  const [outcome] = await upstream.ask([{ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: 'latest' }] }])
  expect(outcome).toMatchObject({ ok: false })
  expect(searched).toBe(7)
  const [short] = await upstream.ask([{ method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: '0x63' }] }])
  expect(short).toEqual({ ok: true, result: [] })
  node.close()
  node.closeAllConnections()
})
