// A search of many blocks goes to the embedded chain in pieces; the caller sees one answer.
import { approve } from '@musi/chain/writes/tokens/approve'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const token = ownWorld().wrappedNative.address
const owner = demoAccount('trader').address

let chain: TestChain
let server: TestServer
beforeAll(async () => {
  chain = await testChain()
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
})
afterAll(() => server.close())
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

async function logsOf(filter: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [filter] })
  const { text } = await server.ask('/rpc', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${server.port}` },
    body,
  })
  return (JSON.parse(text) as { result: unknown }).result
}

test.each([
  ['all logs', {}, 3],
  ['those of a contract', { address: token }, 3],
  ['those of no contract', { address: `0x${'1'.repeat(40)}` }, 0],
])(
  'a search of hundreds of blocks finds the same logs as the chain itself: %s (spec: rpc.bounded-calls)',
  async (_, more, least) => {
    for (let each = 0; each < 3; each += 1) {
      await sendUnlocked(chain.request, owner, approve({ token, spender: owner, amount: BigInt(each) }))
      await chain.request('anvil_mine', ['0x82'])
    }
    const filter = { fromBlock: '0x0', toBlock: 'latest', ...more }
    const found = await logsOf(filter)
    expect(found).toEqual(await chain.request('eth_getLogs', [filter]))
    expect((found as unknown[]).length).toBeGreaterThanOrEqual(least)
  },
)
