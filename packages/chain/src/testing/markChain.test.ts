import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { beforeAll, expect, it } from 'vitest'
import { markChain } from './markChain.ts'
import { sendMined } from './sendMined.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await testChain()
})

const transfer = () => ({
  from: chain.accounts[0]?.address,
  to: '0x000000000000000000000000000000000000bEEF',
  value: '0x5',
})
const height = async () => Number(await chain.request('eth_blockNumber'))

it('a test chain is restored to its mark without pending transactions, at a new block number, and mines again', async () => {
  const restore = await markChain(chain.request)
  for (const _ of [1, 2, 3]) await sendMined(chain.request, transfer())
  await chain.request('evm_setAutomine', [false])
  await sendMined(chain.request, transfer())
  const newest = await height()
  expect([await restore(), await height()]).toEqual([newest + 1, newest + 1])
  expect(await chain.request('eth_getBalance', [transfer().to, 'latest'])).toBe('0x0')
  expect(await chain.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
  const hash = await sendMined(chain.request, transfer())
  expect(await chain.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
})
