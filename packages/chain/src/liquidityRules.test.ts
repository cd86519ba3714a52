import { callUnlocked, sendUnlocked } from '@musi/devchain/sendUnlocked'
import { ownWorld } from '@musi/devchain/ownWorld'
import { type TestChain, testChain } from '@musi/devchain/testChain'
import { tokenReads } from '@musi/devchain/tokenReads'
import { burnedAmounts } from '@musi/domain/liquidity/burnedAmounts'
import { mintedShares } from '@musi/domain/liquidity/mintedShares'
import { otherAmount } from '@musi/domain/liquidity/otherAmount'
import { type Pool, type ProtocolFee, pendingFeeShares } from '@musi/domain/liquidity/poolShares'
import { type Address, encodeFunctionData, maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { v2FactoryAbi } from './abi/v2Factory.ts'
import { v2PairAbi } from './abi/v2Pair.ts'
import { contractValue } from './reads/contractValue.ts'
import { addLiquidity } from './writes/addLiquidity.ts'
import { approve } from './writes/approve.ts'
import { removeLiquidity } from './writes/removeLiquidity.ts'
import { swap } from './writes/swap.ts'

const world = ownWorld()
const [router, factory, house] = [world.v2Router.address, world.v2Factory.address, world.house]
const token = (symbol: string) => world.tokens.find((each) => each.symbol === symbol)?.address ?? '0x'
const [usdc, usdt, easy] = [token('USDC'), token('USDT'), token('EASY')]
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

const send = (write: ReturnType<typeof approve>) => sendUnlocked(chain.request, house, write)
const reads = () => tokenReads(chain.request)
const value = (functionName: 'token0' | 'getReserves' | 'kLast') =>
  contractValue(chain.request, { address: stable, abi: v2PairAbi, functionName, args: [] })

async function poolNow(): Promise<{ pool: Pool; kLast: bigint }> {
  const [one = 0n, other = 0n] = (await value('getReserves')) as readonly bigint[]
  const isFirst = (await value('token0')) === usdc
  const totalSupply = await reads().supply(stable)
  const pool = { reserveA: isFirst ? one : other, reserveB: isFirst ? other : one, totalSupply }
  return { pool, kLast: (await value('kLast')) as bigint }
}

async function payTheProtocol() {
  const data = encodeFunctionData({ abi: v2FactoryAbi, functionName: 'setFeeTo', args: [treasury] })
  await callUnlocked(chain.request, house, { to: factory, data, value: 0n })
  // The pair begins to remember its growth with the next change of its shares.
  await add(usdc, 1_000_000n, usdt, 1_000_000n)
}

const add = (one: Address, amount: bigint, other: Address, otherAmount: bigint) =>
  send(
    addLiquidity({
      router,
      a: { token: one, amount, minimum: 0n },
      b: { token: other, amount: otherAmount, minimum: 0n },
      recipient: house,
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
      recipient: house,
      deadlineSeconds: maxUint256,
      exact: 'in',
      amountIn: 50_000_000_000n,
      minimumOut: 1n,
    }),
  )

describe.each(['off', 'on'] as const)('with the protocol fee %s', (kind) => {
  beforeEach(async () => {
    if (kind === 'on') await payTheProtocol()
    await trade()
  })
  const feeOf = (kLast: bigint): ProtocolFee => (kind === 'on' ? { kind: 'on', kLast } : { kind: 'off' })

  test.each([1n, 999n, 1_234_567n, 77_000_000_000n])('adding %d mints exactly the quoted shares', async (amount) => {
    const { pool, kLast } = await poolNow()
    const other = otherAmount(pool, amount) ?? 0n
    const minted = mintedShares(pool, amount, other === 0n ? 1n : other, feeOf(kLast))
    const before = await reads().balance(stable, house)
    await add(usdc, amount, usdt, other === 0n ? 1n : other).catch(() => undefined)
    const got = (await reads().balance(stable, house)) - before
    expect(got).toBe(minted.kind === 'minted' ? minted.shares : 0n)
  })

  test.each([1n, 1000n, 5_000_001n, 10_000_000_000n])(
    '%d shares give back exactly the quoted amounts',
    async (shares) => {
      const { pool, kLast } = await poolNow()
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
      // Shares of nothing on one side are refused by the pair.
      const worth = quoted.amountA > 0n && quoted.amountB > 0n ? quoted : { amountA: 0n, amountB: 0n }
      expect(got).toEqual(worth)
    },
  )

  test('the protocol gets the shares that were counted for it', async () => {
    const { pool, kLast } = await poolNow()
    await add(usdc, 1_000_000n, usdt, 1_000_000n)
    expect(await reads().balance(stable, treasury)).toBe(pendingFeeShares(pool, feeOf(kLast)))
  })
})

test('the first liquidity of a pool: the root of the product less a thousand', async () => {
  const [a, b] = [123_456_789n, 987_654_321n]
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
    shares: await reads().balance(pair ?? '0x', house),
    ofPool: expect.anything(),
  })
})
