import { steps } from '@musi/contracts/deploy/steps'
import { readNumber } from '@musi/contracts/deploy/runner/step'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deployOwnWorld, ownWorld } from './ownWorld.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

const DAY_SECONDS = 86_400
const abi = parseAbi([
  'function periodFinish() view returns (uint256)',
  'function rewardRate() view returns (uint256)',
  'function rewardsToken() view returns (address)',
  'function stakingToken() view returns (address)',
  'function balanceOf(address) view returns (uint256)',
])
type PoolFunction = 'periodFinish' | 'rewardRate' | 'rewardsToken' | 'stakingToken'

const world = ownWorld()
let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const ask = (address: Address, functionName: PoolFunction) =>
  readNumber(chain.request, address, encodeFunctionData({ abi, functionName }))

test('six reward pools are funded and run: wrapped native with DAI, USDC, USDT, wBTC and two artists (spec: world.staking)', async () => {
  expect(world.staking.map(({ symbol }) => symbol)).toEqual(['DAI', 'USDC', 'USDT', 'wBTC', 'MIRA', 'KOFI'])
  for (const { address, pair } of world.staking) {
    expect(await ask(address, 'stakingToken')).toBe(BigInt(pair))
    expect(await ask(address, 'rewardsToken')).toBe(BigInt(world.governanceToken))
    const held = encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] })
    const promised = (await ask(address, 'rewardRate')) * BigInt(60 * DAY_SECONDS)
    expect(await readNumber(chain.request, world.governanceToken, held)).toBeGreaterThanOrEqual(promised)
    expect(promised).toBeGreaterThan(0n)
  }
})

test('a period near its end is followed by another at the next start, and a running one is left alone', async () => {
  const missing = async () => {
    const done = await Promise.all(steps(world).map((step) => step.isDone(chain.request)))
    return steps(world).filter((_, at) => done[at] === false)
  }
  expect(await missing()).toEqual([])
  await chain.request('evm_increaseTime', [55 * DAY_SECONDS])
  await chain.request('evm_mine')
  expect(await missing()).toHaveLength(2 * world.staking.length)
  expect(await deployOwnWorld(chain.request)).toMatchObject({ ok: true, steps: 2 * world.staking.length })
  expect(await missing()).toEqual([])
})
