import { expect, it } from 'vitest'
import { restoreSharedChains, testChain } from './testChain.ts'

it('all tests of a process share one chain, on which everything is deployed', async () => {
  const chain = await testChain()
  expect(await testChain()).toBe(chain)
  expect(await chain.request('eth_getCode', [chain.addressBook.contracts.v2Router, 'latest'])).toMatch(/^0x60/)
})

it('changes of a test file to the shared chain are undone for the next file, however many there are', async () => {
  const { request, snapshot, revert } = await testChain()
  await restoreSharedChains()
  const before = await request('eth_blockNumber')
  for (let file = 0; file < 2; file += 1) {
    await snapshot()
    await request('evm_mine')
    await revert()
    await request('evm_mine')
    await restoreSharedChains()
    expect(await request('eth_blockNumber')).toBe(before)
  }
})

it('transactions that a test file sent and did not mine are not mined in the next one', async () => {
  const { request, accounts } = await testChain()
  await restoreSharedChains()
  const from = accounts[0]?.address
  const to = accounts[1]?.address
  const before = await request('eth_getBalance', [to, 'latest'])
  await request('evm_setAutomine', [false])
  await request('eth_sendTransaction', [{ from, to, value: '0x1', gasPrice: '0x0' }])
  await restoreSharedChains()
  await request('evm_mine')
  expect(await request('eth_getBalance', [to, 'latest'])).toBe(before)
  await restoreSharedChains()
})

it('a snapshot can be restored repeatedly', async () => {
  const { request, snapshot, revert } = await testChain()
  await snapshot()
  const before = await request('eth_blockNumber')
  for (let time = 0; time < 3; time += 1) {
    await request('evm_mine')
    await revert()
    expect(await request('eth_blockNumber')).toBe(before)
  }
})

it('a chain with options is a separate one, empty if wanted, and can be ended', async () => {
  const chain = await testChain({ holds: 'nothing', flags: ['--slots-in-an-epoch', '1'] })
  expect(await chain.request('eth_blockNumber')).toBe('0x0')
  await chain.stop()
  await expect(chain.request('eth_blockNumber')).rejects.toThrow()
})
