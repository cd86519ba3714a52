import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { burnedAmounts } from '@musi/domain/liquidity/burnedAmounts'
import { mintedShares } from '@musi/domain/liquidity/mintedShares'
import { otherAmount } from '@musi/domain/liquidity/otherAmount'
import { type Pool, type ProtocolFee, pendingFeeShares } from '@musi/domain/liquidity/poolShares'
import { compare, fraction } from '@musi/domain/fraction'
import { type Address, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { v2FactoryAbi } from '../../abi/v2Factory.ts'
import { v2PairAbi } from '../../abi/v2Pair.ts'
import { contractValue } from '../../requests/contracts/contractValue.ts'
import { addLiquidity } from './addLiquidity.ts'
import { approve } from '../tokens/approve.ts'
import { removeLiquidity } from './removeLiquidity.ts'
import { swap } from '../exchange/swap.ts'
import { transfer } from '../tokens/transfer.ts'

const world = ownWorld()
const router = world.v2Router.address
const factory = world.v2Factory.address
const deployer = world.deployer
const token = (symbol: string) => tokenAddress(world.tokens, symbol)
const usdc = token('USDC')
const usdt = token('USDT')
const easy = token('EASY')
const stable = world.pools.find(({ a, b }) => a.symbol === 'USDC' && b.symbol === 'USDT')?.pair ?? '0x'
const recipient = '0x00000000000000000000000000000000000000C1'
const treasury = '0x00000000000000000000000000000000000000fe'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
  for (const each of [stable, usdc, usdt, easy])
    await send(approve({ token: each, spender: router, amount: maxUint256 }))
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: ReturnType<typeof approve>) => sendUnlocked(chain.request, deployer, write)
const reads = () => tokenReads(chain.request)
const value = (functionName: 'token0' | 'getReserves' | 'kLast') =>
  contractValue(chain.request, { address: stable, abi: v2PairAbi, functionName, args: [] })

async function currentPool(): Promise<{ pool: Pool; kLast: bigint }> {
  const [one = 0n, other = 0n] = (await value('getReserves')) as readonly bigint[]
  const isFirst = (await value('token0')) === usdc
  const totalSupply = await reads().supply(stable)
  const pool = { reserveA: isFirst ? one : other, reserveB: isFirst ? other : one, totalSupply }
  return { pool, kLast: (await value('kLast')) as bigint }
}

async function turnOnProtocolFee() {
  const data = encodeFunctionData({ abi: v2FactoryAbi, functionName: 'setFeeTo', args: [treasury] })
  await callUnlocked(chain.request, deployer, { to: factory, data, value: 0n })
  // The pair starts recording its growth with the next change of its shares.
  await add(usdc, 1_000_000n, usdt, 1_000_000n)
}

const add = (one: Address, amount: bigint, other: Address, otherAmount: bigint) =>
  send(
    addLiquidity({
      router,
      a: { token: one, amount, minimum: 0n },
      b: { token: other, amount: otherAmount, minimum: 0n },
      recipient: deployer,
      deadlineSeconds: maxUint256,
    }),
  )

const trade = () =>
  send(
    swap({
      version: 'v2',
      router,
      path: [usdc, usdt],
      native: 'neither',
      recipient: deployer,
      deadlineSeconds: maxUint256,
      exact: 'in',
      amountIn: 50_000_000_000n,
      minimumOut: 1n,
    }),
  )

describe.each(['off', 'on'] as const)('with the protocol fee %s', (kind) => {
  beforeEach(async () => {
    if (kind === 'on') await turnOnProtocolFee()
    await trade()
  })
  const feeOf = (kLast: bigint): ProtocolFee => (kind === 'on' ? { kind: 'on', kLast } : { kind: 'off' })

  test.each([1n, 999n, 1_234_567n, 77_000_000_000n])('adding %d mints exactly the quoted shares', async (amount) => {
    const { pool, kLast } = await currentPool()
    const other = otherAmount(pool, amount) ?? 0n
    const minted = mintedShares(pool, amount, other === 0n ? 1n : other, feeOf(kLast))
    const before = await reads().balance(stable, deployer)
    await add(usdc, amount, usdt, other === 0n ? 1n : other).catch(() => undefined)
    const got = (await reads().balance(stable, deployer)) - before
    expect(got).toBe(minted.kind === 'minted' ? minted.shares : 0n)
  })

  test.each([1n, 1000n, 5_000_001n, 10_000_000_000n])('%d shares return exactly the quoted amounts', async (shares) => {
    const { pool, kLast } = await currentPool()
    const quoted = burnedAmounts(pool, shares, feeOf(kLast))
    await send(
      removeLiquidity({
        router,
        liquidity: shares,
        a: { token: usdc, minimum: 0n },
        b: { token: usdt, minimum: 0n },
        recipient,
        allowance: { by: 'approval', deadlineSeconds: maxUint256 },
      }),
    ).catch(() => undefined)
    const got = { amountA: await reads().balance(usdc, recipient), amountB: await reads().balance(usdt, recipient) }
    // The pair refuses shares that are worth nothing on one side.
    const worth = quoted.amountA > 0n && quoted.amountB > 0n ? quoted : { amountA: 0n, amountB: 0n }
    expect(got).toEqual(worth)
  })

  test('the protocol gets the shares computed for it', async () => {
    const { pool, kLast } = await currentPool()
    await add(usdc, 1_000_000n, usdt, 1_000_000n)
    expect(await reads().balance(stable, treasury)).toBe(pendingFeeShares(pool, feeOf(kLast)))
  })
})

test('the first liquidity of a pool mints the root of the product less a thousand', async () => {
  const a = 123_456_789n
  const b = 987_654_321n
  const minted = mintedShares({ reserveA: 0n, reserveB: 0n, totalSupply: 0n }, a, b, { kind: 'off' })
  await add(easy, a, usdt, b)
  const pair = await contractValue(chain.request, {
    address: factory,
    abi: v2FactoryAbi,
    functionName: 'getPair',
    args: [easy, usdt],
  })
  expect(minted).toEqual({
    kind: 'minted',
    shares: await reads().balance(pair ?? '0x', deployer),
    ofPool: expect.anything(),
  })
})

/** A new pool with the fewest possible shares, on which a donation has the largest effect. */
async function smallPool(): Promise<Address> {
  await add(easy, 1_001n, usdt, 1_001n)
  const query = { address: factory, abi: v2FactoryAbi, functionName: 'getPair', args: [easy, usdt] } as const
  return (await contractValue(chain.request, query)) ?? '0x'
}

async function poolOfPair(pair: Address): Promise<Pool> {
  const query = { address: pair, abi: v2PairAbi, args: [] } as const
  const [one = 0n, other = 0n] = (await contractValue(chain.request, { ...query, functionName: 'getReserves' })) ?? []
  const isFirst = (await contractValue(chain.request, { ...query, functionName: 'token0' })) === easy
  const totalSupply = await reads().supply(pair)
  return { reserveA: isFirst ? one : other, reserveB: isFirst ? other : one, totalSupply }
}

const donate = (token: Address, pair: Address, amount: bigint) =>
  send(transfer({ what: token, recipient: pair, amount }))
const sync = (pair: Address) =>
  callUnlocked(chain.request, deployer, {
    to: pair,
    data: encodeFunctionData({ abi: parseAbi(['function sync()']), functionName: 'sync' }),
    value: 0n,
  })

/** Shares quoted to the second provider, and shares received. */
async function secondProvider(pair: Address, amount: bigint) {
  const pool = await poolOfPair(pair)
  const other = otherAmount(pool, amount) ?? 0n
  const shown = mintedShares(pool, amount, other, { kind: 'off' })
  const before = await reads().balance(pair, deployer)
  await add(easy, amount, usdt, other).catch(() => undefined)
  const after = await reads().balance(pair, deployer)
  const supply = await reads().supply(pair)
  return { pool, shown, got: after - before, supply }
}

test.each([
  ['a little', 1_000n, 5_000n],
  ['a thousand times what was in it', 1_000_000n, 123_456_789n],
  ['so much that the second amount is worth less than a share', 5_000_000_000n, 4_000n],
] as const)(
  'case 4: after a donation of %s the share shown is the share minted, rounded down',
  async (_, donated, amount) => {
    const pair = await smallPool()
    await donate(easy, pair, donated)
    await donate(usdt, pair, donated)
    await sync(pair)
    const { pool, shown, got, supply } = await secondProvider(pair, amount)
    expect(pool.reserveA).toBe(1_001n + donated)
    if (shown.kind !== 'minted') expect([shown.kind, got]).toEqual(['tooLittle', 0n])
    else {
      expect(got).toBe(shown.shares)
      expect(compare(shown.ofPool, fraction(got, supply))).toBe(0)
    }
  },
)

test('case 4: a donation that the pair has not synced yet does not reduce the share shown', async () => {
  const pair = await smallPool()
  await donate(easy, pair, 700_000n)
  const oneSided = await secondProvider(pair, 90_000n)
  expect(oneSided.shown).toMatchObject({ kind: 'minted', shares: oneSided.got })
  await donate(easy, pair, 50_000n)
  await donate(usdt, pair, 50_000n)
  const { shown, got } = await secondProvider(pair, 90_000n)
  expect(shown.kind === 'minted' && got >= shown.shares).toBe(true)
})

test.each([
  [1n, 1n],
  [1_000n, 1_000n],
  [1n, 1_000_000n],
] as const)('case 3: a first liquidity of %d and %d is too little, and the pair refuses it', async (a, b) => {
  expect(mintedShares({ reserveA: 0n, reserveB: 0n, totalSupply: 0n }, a, b, { kind: 'off' })).toEqual({
    kind: 'tooLittle',
  })
  await expect(add(easy, a, usdt, b)).rejects.toThrow('No way of addLiquidity works')
})
