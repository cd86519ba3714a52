import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultProxy } from './faultProxy.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
})
afterAll(() => chain.stop())

const CHAIN_ID = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
const ask = async (url: string) => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: CHAIN_ID })
  return `${response.status} ${await response.text()}`
}

test('the proxy without a script forwards everything, HTTP and WebSocket, and logs it', async () => {
  const proxy = await startFaultProxy(chain.rpcUrl)
  expect(await ask(proxy.url)).toContain('0x7a69')
  const line = new WebSocket(proxy.wsUrl)
  await new Promise((resolve) => line.addEventListener('open', resolve))
  const answer = new Promise<string>((resolve) => line.addEventListener('message', ({ data }) => resolve(String(data))))
  line.send(CHAIN_ID)
  expect(await answer).toContain('0x7a69')
  expect(proxy.transcript).toEqual([
    { number: 1, kind: 'http', methods: ['eth_chainId'], fault: null },
    { number: 2, kind: 'ws', methods: [], fault: null },
  ])
  line.close()
  await proxy.close()
})

test('a rule applies to the requests that it matches, from its first to its last', async () => {
  const proxy = await startFaultProxy(chain.rpcUrl)
  proxy.script([
    { match: { kind: 'http', method: 'eth_chainId' }, fault: { kind: 'status', status: 503 }, from: 2, to: 3 },
  ])
  const statuses = [await ask(proxy.url), await ask(proxy.url), await ask(proxy.url), await ask(proxy.url)].map(
    (each) => each.slice(0, 3),
  )
  expect(statuses).toEqual(['200', '503', '503', '200'])
  await proxy.close()
})

test('the same seed gives the same faults, so that a failure can be reproduced', async () => {
  async function played(seed: number) {
    const proxy = await startFaultProxy(chain.rpcUrl, seed)
    proxy.script([{ match: { kind: 'http' }, fault: { kind: 'status', status: 500 }, probability: 0.5 }])
    for (let request = 0; request < 30; request += 1) await ask(proxy.url)
    await proxy.close()
    return proxy.transcript.map(({ fault }) => fault)
  }
  const first = await played(7)
  expect(await played(7)).toEqual(first)
  expect(new Set(first)).toEqual(new Set([null, 'status']))
  expect(await played(8)).not.toEqual(first)
})
