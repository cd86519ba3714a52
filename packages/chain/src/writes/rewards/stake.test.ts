import { ownWorld } from '@musi/devchain/world/ownWorld'
import { localPermit } from '@musi/devchain/world/localPermit'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, type Hex, maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Write } from '../../write.ts'
import { approve } from '../tokens/approve.ts'
import { collectRewards } from './collectRewards.ts'
import { stake } from './stake.ts'
import { unstake } from './unstake.ts'

const world = ownWorld()
const pool = world.staking.find(({ symbol }) => symbol === 'DAI')
const rewards = pool?.address ?? '0x'
const pair = pool?.pair ?? '0x'
const coin = 10n ** 18n

let chain: TestChain
let provider: { address: Address; privateKey: Hex }
beforeAll(async () => {
  chain = await testChain()
  const match = chain.accounts.find(({ role }) => role === 'provider')
  if (match === undefined) throw new Error('There is no provider.')
  provider = match
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: Write) => sendUnlocked(chain.request, provider.address, write)
const staked = () => tokenReads(chain.request).balance(rewards, provider.address)
const shares = () => tokenReads(chain.request).balance(pair, provider.address)
const rewardBalance = () => tokenReads(chain.request).balance(world.governanceToken, provider.address)
const stakeApproved = async () => {
  await send(approve({ token: pair, spender: rewards, amount: coin }))
  await send(stake({ rewards, amount: coin, allowance: { by: 'approval' } }))
}
const letTimePass = () => chain.request('evm_increaseTime', [3600])

test('approved shares are staked', async () => {
  await stakeApproved()
  expect(await staked()).toBe(coin)
})

test('shares are staked with a signature instead of an approval', async () => {
  const permitTerms = { token: pair, domainName: 'Uniswap V2', spender: rewards, value: coin, nonce: 0n }
  const permit = await localPermit(provider.privateKey, { ...permitTerms, deadlineSeconds: maxUint256 })
  await send(stake({ rewards, amount: coin, allowance: { by: 'permit', permit } }))
  expect(await staked()).toBe(coin)
})

test('collecting pays the rewards and keeps the stake', async () => {
  await stakeApproved()
  const before = await rewardBalance()
  await letTimePass()
  await send(collectRewards({ rewards }))
  expect(await staked()).toBe(coin)
  expect(await rewardBalance()).toBeGreaterThan(before)
})

test('unstaking all returns the shares and the rewards', async () => {
  const sharesBefore = await shares()
  const before = await rewardBalance()
  await stakeApproved()
  await letTimePass()
  await send(unstake({ rewards, amount: 'all' }))
  expect([await staked(), await shares()]).toEqual([0n, sharesBefore])
  expect(await rewardBalance()).toBeGreaterThan(before)
})

test('unstaking a part returns shares and no rewards', async () => {
  const before = await rewardBalance()
  await stakeApproved()
  await letTimePass()
  await send(unstake({ rewards, amount: coin / 4n }))
  expect([await staked(), await rewardBalance()]).toEqual([(3n * coin) / 4n, before])
})
