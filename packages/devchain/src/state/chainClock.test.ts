import { beforeAll, beforeEach, expect, it } from 'vitest'
import { freshBlocks } from './chainClock.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
})
beforeEach(() => chain.request('evm_mine'))

const height = async () => Number(await chain.request('eth_blockNumber'))

it.each([
  ['eth_getBlockByNumber', ['latest', false]],
  ['eth_getBlockByNumber', ['pending', true]],
  ['eth_estimateGas', [{}]],
  ['eth_sendRawTransaction', ['0x']],
  ['eth_sendRawTransactionSync', ['0x']],
  ['eth_sendTransaction', [{}]],
])(
  'a block is mined when a request reads the time (%s) and the last block is older than 15 s',
  async (method, params) => {
    const before = await height()
    await chain.request('evm_increaseTime', [16])
    await freshBlocks(chain.request)(method, params)
    expect(await height()).toBe(before + 1)
  },
)

it('no block is mined while the last one is not older than 15 s', async () => {
  const before = await height()
  await chain.request('evm_increaseTime', [10])
  await freshBlocks(chain.request)('eth_getBlockByNumber', ['latest', false])
  expect(await height()).toBe(before)
})

it.each([
  ['eth_call', [{}, 'latest']],
  ['eth_getBlockByNumber', ['0x0', false]],
  ['eth_blockNumber', []],
])('no block is mined for a request that does not read the time (%s)', async (method, params) => {
  const before = await height()
  await chain.request('evm_increaseTime', [100])
  await freshBlocks(chain.request)(method, params)
  expect(await height()).toBe(before)
})

it('many simultaneous requests mine a single block', async () => {
  const before = await height()
  await chain.request('evm_increaseTime', [100])
  const fresh = freshBlocks(chain.request)
  await Promise.all(Array.from({ length: 20 }, () => fresh('eth_estimateGas', [])))
  expect(await height()).toBe(before + 1)
})

it('an unreachable chain is reported by the forwarded call, not here', async () => {
  const fresh = freshBlocks(() => Promise.reject(new Error('gone')))
  await expect(fresh('eth_estimateGas', [])).resolves.toBeUndefined()
})
