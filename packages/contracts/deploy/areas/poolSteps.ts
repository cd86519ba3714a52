import { type Address, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import type { PlannedPool } from './pools.ts'
import { type Call, type Step, hasCode, readNumber } from '../runner/step.ts'
import type { PlannedToken } from './tokens.ts'
import type { World } from '../world.ts'

const erc20 = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
])
const factory = parseAbi(['function createPair(address a, address b)'])
const router = parseAbi([
  'function addLiquidity(address a, address b, uint256 amountA, uint256 amountB, uint256 minA, uint256 minB, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amount, uint256 minToken, uint256 minNative, address to, uint256 deadline) payable',
])

/** Threshold for an unlimited allowance, which is never used up. */
const UNLIMITED = maxUint256 / 2n

export const approveStep = (world: World, token: Pick<PlannedToken, 'symbol' | 'address'>): Step => {
  const spender = world.v2Router.address
  const allowance = encodeFunctionData({ abi: erc20, functionName: 'allowance', args: [world.deployer, spender] })
  return {
    kind: 'send',
    name: `Router may take ${token.symbol}`,
    isDone: async (request) => (await readNumber(request, token.address, allowance)) > UNLIMITED,
    call: {
      to: token.address,
      data: encodeFunctionData({ abi: erc20, functionName: 'approve', args: [spender, maxUint256] }),
    },
  }
}

/** Without minimums and deadline, because nobody else trades during the setup. */
function liquidityCall(world: World, { a, b }: PlannedPool, to: Address, part: bigint): Call {
  const amountA = a.amount / part
  const amountB = b.amount / part
  if (a.address === world.wrappedNative.address) {
    const args = [b.address, amountB, 0n, 0n, to, maxUint256] as const
    const data = encodeFunctionData({ abi: router, functionName: 'addLiquidityETH', args })
    return { to: world.v2Router.address, data, value: amountA }
  }
  const args = [a.address, b.address, amountA, amountB, 0n, 0n, to, maxUint256] as const
  return { to: world.v2Router.address, data: encodeFunctionData({ abi: router, functionName: 'addLiquidity', args }) }
}

/** Adds the provider's hundredth only while the pool is empty, so that a withdrawn share is not added again. */
export const providerShareStep = (world: World, pool: PlannedPool): Step => ({
  kind: 'send',
  name: `The provider's share of ${pool.a.symbol}/${pool.b.symbol}`,
  isDone: async (request) =>
    (await readNumber(request, pool.pair, encodeFunctionData({ abi: erc20, functionName: 'totalSupply' }))) > 0n,
  call: liquidityCall(world, pool, world.provider, 100n),
})

export const emptyPoolStep = (world: World): Step => ({
  kind: 'send',
  name: 'A pool that holds nothing',
  isDone: (request) => hasCode(request, world.emptyPool.pair),
  call: {
    to: world.v2Factory.address,
    data: encodeFunctionData({ abi: factory, functionName: 'createPair', args: [...world.emptyPool.tokens] }),
  },
})

/** Done once the deployer has shares, because it never withdraws its liquidity. */
export const fundPoolStep = (world: World, pool: PlannedPool): Step => {
  const balance = encodeFunctionData({ abi: erc20, functionName: 'balanceOf', args: [world.deployer] })
  return {
    kind: 'send',
    name: `Pool ${pool.a.symbol}/${pool.b.symbol}`,
    isDone: async (request) => (await readNumber(request, pool.pair, balance)) > 0n,
    call: liquidityCall(world, pool, world.deployer, 1n),
  }
}
