import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { beforeAll, expect, it } from 'vitest'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { sendMined } from './sendMined.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await testChain()
})

const status = async (hash: string) =>
  Object(await chain.request('eth_getTransactionReceipt', [hash])) as { status: string; gasUsed: string }

it('a call to a pool traded in the same second succeeds in a block of the next second, where it costs more gas', async () => {
  const [pool] = chain.addressBook.pools
  const update = { from: chain.accounts[0]?.address, to: pool?.pair, data: '0xfff6cae9' }
  const nextBlockAt = (seconds: number) => chain.request('evm_setNextBlockTimestamp', [seconds])
  await chain.request('evm_increaseTime', [5])
  await sendMined(chain.request, update)
  const { timestamp } = Object(await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  let estimated = 0n
  const lateBlock: RpcRequest = async (method, params) => {
    if (method === 'eth_estimateGas') await nextBlockAt(Number(timestamp))
    const answer = await chain.request(method, params)
    if (method !== 'eth_estimateGas') return answer
    estimated = BigInt(String(answer))
    await nextBlockAt(Number(timestamp) + 1)
    return answer
  }
  const done = await status(await sendMined(lateBlock, update))
  expect(done.status).toBe('0x1')
  expect(BigInt(done.gasUsed)).toBeGreaterThan(estimated)
})

it('a transaction that fails in its block throws, unless the sender chose the gas', async () => {
  const transfer = { from: chain.accounts[0]?.address, to: chain.addressBook.contracts.v2Router, value: '0x1' }
  const chosen = await sendMined(chain.request, { ...transfer, gas: '0x186a0' })
  expect((await status(chosen)).status).toBe('0x0')
  await expect(sendMined(chain.request, transfer)).rejects.toThrow(/EVM error/)
})
