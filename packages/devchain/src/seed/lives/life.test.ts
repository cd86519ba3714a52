import { stakingRewardsAbi } from '@musi/chain/abi/stakingRewards'
import { merkleDistributorAbi } from '@musi/chain/abi/merkleDistributor'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import type { Address } from '@musi/domain/address'
import { claimFinder } from '@musi/domain/claim/claimSet'
import { createPublicClient, custom, encodeFunctionData, erc20Abi, hexToBytes, parseUnits } from 'viem'
import { foundry } from 'viem/chains'
import { beforeAll, expect, test } from 'vitest'
import { demoAccount } from '../../world/demoAccounts.ts'
import { namedAccounts } from '../../world/namedAccounts.ts'
import { ownClaims } from '../../world/ownClaims.ts'
import { ownWorld } from '../../world/ownWorld.ts'
import { rpcBatch } from '../../rpc/rpcBatch.ts'
import { type TestChain, testChain } from '../../testing/testChain.ts'
import { tokenReads } from '../../testing/tokenReads.ts'
import { lifeMoments } from './life.ts'
import { type Pool, deviation } from '../exchange/pools.ts'
import { createSeedState } from '../seedState.ts'
import { findToken } from '../findToken.ts'

const world = ownWorld()
const seed = createSeedState(world)
let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  await lifeMoments(world, seed)
})

const publicClient = () =>
  createPublicClient({
    chain: foundry,
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
const balance = (token: Address, owner: Address) => tokenReads(chain.request).balance(token, owner)
const poolWith = (symbol: string) => seed.market.poolOf(world.wrappedNative.address, findToken(world, symbol).address)
const staking = (symbol: string) => world.staking.find((each) => each.symbol === symbol)?.address ?? '0x'

/** Pools without the fee token's, because the seed does not simulate transfer fees. */
const simulatedPools = () => {
  const fee = world.oddTokens.find(({ odd }) => odd === 'fee')?.address
  return seed.market.pools.filter(({ version, tokens }) => version === 'v2' && tokens[1] !== fee)
}

test('the planned reserves and supplies equal those of the pairs on the chain', async () => {
  for (const { address, tokens, reserves, supply } of simulatedPools()) {
    const at = { abi: v2PairAbi, address } as const
    const [[lower, higher], first] = await Promise.all([
      publicClient().readContract({ ...at, functionName: 'getReserves' }),
      publicClient().readContract({ ...at, functionName: 'token0' }),
    ])
    expect(first === tokens[0] ? [lower, higher] : [higher, lower]).toEqual(reserves)
    expect(await tokenReads(chain.request).supply(address)).toBe(supply)
  }
})

test('prices rise and fall and end near where they began', () => {
  for (const pool of seed.market.pools) expect(Math.abs(deviation(pool))).toBeLessThan(0.1)
})

test('one V1 exchange is more than 5 % off its V2 price, the others are not', () => {
  const priceOf = ({ reserves: [native, token] }: Pool) => Number(native) / Number(token)
  const differences = ['DAI', 'USDC', 'wBTC'].map((symbol) => {
    const token = findToken(world, symbol).address
    return Math.abs(priceOf(seed.market.exchangeOf(token)) / priceOf(poolWith(symbol)) - 1)
  })
  expect(differences.map((difference) => difference > 0.05)).toEqual([false, true, false])
})

test('there are hundreds of swaps on nearly all pools, several a day', async () => {
  const events = await publicClient().getContractEvents({ abi: v2PairAbi, eventName: 'Swap', fromBlock: 0n })
  expect(events.length).toBeGreaterThan(300)
  expect(new Set(events.map(({ address }) => address)).size).toBeGreaterThan(20)
  const blocks = await Promise.all(
    [...new Set(events.map(({ blockNumber }) => blockNumber))].map((blockNumber) =>
      publicClient().getBlock({ blockNumber }),
    ),
  )
  const days = new Set(blocks.map(({ timestamp }) => timestamp / 86_400n))
  expect(days.size).toBeGreaterThanOrEqual(28)
})

test('Petra provides in several V2 pools and V1 exchanges', async () => {
  const petra = demoAccount('provider').address
  const v2 = await Promise.all(seed.market.pools.map(({ address }) => balance(address, petra)))
  const sharesOf = (version: 'v1' | 'v2') =>
    seed.market.pools.filter((pool, at) => pool.version === version && (v2[at] ?? 0n) > 0n).length
  expect([sharesOf('v1'), sharesOf('v2')]).toEqual([4, 7])
})

test('Stella has two stakes with rewards waiting, has collected once, and holds the shares of a third pool', async () => {
  const stella = demoAccount('staker').address
  const earned = (symbol: string) =>
    publicClient().readContract({
      abi: stakingRewardsAbi,
      address: staking(symbol),
      functionName: 'earned',
      args: [stella],
    })
  for (const symbol of ['DAI', 'USDC']) {
    expect(await balance(staking(symbol), stella)).toBeGreaterThan(0n)
    expect(await earned(symbol)).toBeGreaterThan(parseUnits('0.1', 18))
  }
  expect(await balance(world.governanceToken, stella)).toBeGreaterThan(parseUnits('600', 18))
  expect([await balance(staking('wBTC'), stella), await earned('wBTC')]).toEqual([0n, 0n])
  expect(await balance(poolWith('wBTC').address, stella)).toBeGreaterThan(0n)
})

test('every rewarded pool has other stakers', async () => {
  for (const { address } of world.staking) expect(await tokenReads(chain.request).supply(address)).toBeGreaterThan(0n)
})

test('the two artists whose pairs are rewarded have staked a part of their own shares (spec: world.staking)', async () => {
  const rewarded = seed.artists.filter(({ stakedPart }) => stakedPart !== null)
  expect(rewarded.map(({ person }) => person.name)).toEqual(['Mira Solenne', 'Kofi Tempest'])
  for (const { person, token } of rewarded) {
    expect(await balance(staking(token.symbol), person.address)).toBeGreaterThan(0n)
    const { address } = seed.market.poolOf(world.wrappedNative.address, token.address)
    expect(await balance(address, person.address)).toBeGreaterThan(0n)
  }
})

test('Theo holds wrapped native currency and has left an approval open', async () => {
  const theo = demoAccount('trader').address
  expect(await balance(world.wrappedNative.address, theo)).toBe(parseUnits('3.5', 18))
  const comp = findToken(world, 'COMP')
  const open = await tokenReads(chain.request).allowance(comp.address, theo, world.v2Router.address)
  expect(open).toBe(comp.amount('25'))
})

test('Aria has not claimed', async () => {
  const index = claimFinder(ownClaims())(hexToBytes(demoAccount('airdrop').address))
  const at = { abi: merkleDistributorAbi, address: world.airdrop.address } as const
  expect(await publicClient().readContract({ ...at, functionName: 'isClaimed', args: [BigInt(index)] })).toBe(false)
})

test('Nico, the newcomer, has native currency and has never done anything', async () => {
  const nico = demoAccount('newcomer').address
  expect(await chain.request('eth_getTransactionCount', [nico, 'latest'])).toBe('0x0')
  expect(await tokenReads(chain.request).native(nico)).toBe(parseUnits('10000', 18))
  const tokens = [...world.tokens, ...world.oddTokens, ...seed.artists.map(({ token }) => token)]
  const received = await publicClient().getContractEvents({
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { to: nico },
    fromBlock: 0n,
  })
  expect(received).toEqual([])
  for (const { address } of tokens) expect(await balance(address, nico)).toBe(0n)
})

type Seen = { from: Address; to: Address | null; nonce: string; value: string; input: string }
/** Drop releases contain a date counted from now, so only the names of calls are compared. */
async function readSteps({ request }: TestChain) {
  const head = Number(await request('eth_blockNumber'))
  const blocks = await Promise.all(
    Array.from({ length: head + 1 }, (_, at) => request('eth_getBlockByNumber', [`0x${at.toString(16)}`, true])),
  )
  return blocks.map((block) =>
    (block as { transactions: Seen[] }).transactions.map(({ from, to, nonce, value, input }) =>
      [from, to, nonce, value, input.slice(0, 10)].join(' '),
    ),
  )
}

test('two new chains have the same transactions in the same order, and the same balances', async () => {
  const other = await testChain({ holds: 'history', own: true })
  expect(await readSteps(other)).toEqual(await readSteps(chain))
  const coins = [world.governanceToken, ...seed.market.pools.map(({ address }) => address)]
  const queries = namedAccounts().flatMap(({ address }) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
    return coins.map((to) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] }))
  })
  const held = ({ rpcUrl }: TestChain) => rpcBatch(rpcUrl)(queries)
  expect(await held(other)).toEqual(await held(chain))
  await other.stop()
})
