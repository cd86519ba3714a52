import { accountWithRole, tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import { addFromOne } from '@musi/domain/liquidity/from-one/addFromOne'
import type { Pool } from '@musi/domain/liquidity/poolShares'
import { maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { pairReserves } from '../../reads/pools/pairReserves.ts'
import { settledValue, updateHead } from '../../testing/settledValue.ts'
import { addLiquidityFromOnePromise } from '../../sendWrite/addLiquidityFromOnePromise.ts'
import { rehearseSteps } from '../../sendWrite/rehearseSteps.ts'
import { sendProblemText } from '../../sendWriteProblem.ts'
import type { Write } from '../../write.ts'
import { addLiquidityFromOne } from './addLiquidityFromOne.ts'
import { approve } from '../tokens/approve.ts'

const world = ownWorld()
const adder = world.own.oneTokenLiquidity.address
const wrapped = world.wrappedNative.address
const dai = tokenAddress(world.tokens, 'DAI')
const toll = world.oddTokens.find(({ odd }) => odd === 'fee')?.address ?? '0x'
const daiPair = world.pools.find(({ a, b }) => a.symbol === 'native' && b.symbol === 'DAI')?.pair ?? '0x'
const coin = 10n ** 18n
const deadlineSeconds = maxUint256
const fee = { kind: 'off' } as const

let chain: TestChain
let me: Address
beforeAll(async () => {
  chain = await testChain()
  me = accountWithRole(chain, 'trader')
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: Write) => sendUnlocked(chain.request, me, write)
const balanceOf = (token: Address, owner = me) => tokenReads(chain.request).balance(token, owner)

/** The current pool of DAI and native currency, with the given token as token A. */
async function poolFrom(givenToken: Address): Promise<Pool> {
  const store = multicallStore({ request: chain.request, multicall: chain.addressBook.contracts.multicall3 })
  await updateHead(store, chain.request)
  const state = await settledValue(watchRead(store, pairReserves(daiPair)))
  if (state.kind !== 'value') throw new Error('The pair has no reserves.')
  const [lower, higher] = state.value
  const isLower = BigInt(givenToken) < BigInt(givenToken === dai ? wrapped : dai)
  const [reserveA, reserveB] = isLower ? [lower, higher] : [higher, lower]
  return { reserveA, reserveB, totalSupply: await tokenReads(chain.request).supply(daiPair) }
}

async function expectedResult(givenToken: Address, amount: bigint) {
  const result = addFromOne({ pool: await poolFrom(givenToken), fee, amount }, ['plain', 'plain'])
  if (result.kind !== 'added') throw new Error(result.kind)
  return result
}

test('a token is added from one side with exactly the computed amounts, and the whole approved amount is used (spec: liquidity.from-one)', async () => {
  const amount = 1000n * coin
  const { shares, left } = await expectedResult(dai, amount)
  const before = [await balanceOf(dai), await balanceOf(daiPair)] as const
  await send(approve({ token: dai, spender: adder, amount }))
  const request = { adder, token: dai, otherToken: wrapped, amount, deadlineSeconds }
  await expect(send(addLiquidityFromOne({ ...request, minimumShares: shares + 1n }))).rejects.toThrow('No way')
  await send(addLiquidityFromOne({ ...request, minimumShares: shares }))
  expect(await balanceOf(daiPair)).toBe(before[1] + shares)
  expect(await balanceOf(dai)).toBe(before[0] - amount + left)
  expect(await tokenReads(chain.request).allowance(dai, me, adder)).toBe(0n)
  expect([await balanceOf(dai, adder), await balanceOf(wrapped, adder), await balanceOf(daiPair, adder)]).toEqual([
    0n,
    0n,
    0n,
  ])
})

test('native currency is added from one side, and the rest is refunded as native currency', async () => {
  const { shares, left } = await expectedResult(wrapped, coin)
  const before = await balanceOf(daiPair)
  const native = await tokenReads(chain.request).native(me)
  const request = { adder, token: 'native', otherToken: dai, amount: coin, deadlineSeconds } as const
  await send(addLiquidityFromOne({ ...request, minimumShares: shares }))
  expect(await balanceOf(daiPair)).toBe(before + shares)
  expect(await tokenReads(chain.request).native(me)).toBe(native - coin + left)
  expect([await balanceOf(wrapped), await tokenReads(chain.request).native(adder)]).toEqual([0n, 0n])
})

test('a batch of approval and addition is rehearsed exactly before signing (spec: liquidity.from-one-promise)', async () => {
  const amount = 1000n * coin
  const { shares, sold, paid } = await expectedResult(dai, amount)
  const balanceReader = chain.addressBook.contracts.multicall3
  const steps = (minimumShares: bigint) => {
    const request = { adder, token: dai, otherToken: wrapped, amount, minimumShares, deadlineSeconds }
    return [
      { write: approve({ token: dai, spender: adder, amount }) },
      {
        write: addLiquidityFromOne({ ...request, minimumShares: 1n }),
        promised: addLiquidityFromOnePromise({ ...request, pair: daiPair, balanceReader }),
      },
    ] as const
  }
  expect(await rehearseSteps(chain.request, me, steps(shares))).toMatchObject({
    moved: {
      paid: [{ asset: { kind: 'token', address: dai }, amount: sold + paid }],
      got: [{ asset: { kind: 'shares', address: daiPair }, amount: shares }],
    },
  })
  expect(await rehearseSteps(chain.request, me, steps(shares + 1n))).toMatchObject({
    problem: { kind: 'otherOutcome', write: 'addLiquidityFromOne' },
  })
})

test('a promise in native currency is rehearsed', async () => {
  const request = { adder, token: 'native', otherToken: dai, amount: coin, minimumShares: 1n, deadlineSeconds } as const
  const balanceReader = chain.addressBook.contracts.multicall3
  const promised = addLiquidityFromOnePromise({ ...request, pair: daiPair, balanceReader })
  const { sold, paid } = await expectedResult(wrapped, coin)
  const rehearsed = await rehearseSteps(chain.request, me, [{ write: addLiquidityFromOne(request), promised }])
  expect(rehearsed).toMatchObject({ moved: { paid: [{ asset: { kind: 'native' }, amount: sold + paid }] } })
})

test('a token with a transfer fee is refused with a sentence before signing (spec: liquidity.from-one-refused)', async () => {
  const request = { adder, token: toll, otherToken: wrapped, amount: coin, minimumShares: 1n, deadlineSeconds }
  const rehearsed = await rehearseSteps(chain.request, me, [
    { write: approve({ token: toll, spender: adder, amount: coin }) },
    {
      write: addLiquidityFromOne(request),
      promised: addLiquidityFromOnePromise({
        ...request,
        pair: daiPair,
        balanceReader: chain.addressBook.contracts.multicall3,
      }),
    },
  ])
  if (rehearsed.kind !== 'problem') throw new Error('The rehearsal should fail.')
  expect(sendProblemText(rehearsed.problem)).toMatch(
    /^One of these tokens keeps part of every transfer .* Nothing was sent\./,
  )
})

test('a missing pool is reported', async () => {
  const lone = world.oddTokens.find(({ odd }) => odd === 'noPool')?.address ?? '0x'
  const request = {
    adder,
    token: 'native',
    otherToken: lone,
    amount: coin,
    minimumShares: 1n,
    deadlineSeconds,
  } as const
  const rehearsed = await rehearseSteps(chain.request, me, [
    { write: approve({ token: dai, spender: adder, amount: 1n }) },
    { write: addLiquidityFromOne(request) },
  ])
  if (rehearsed.kind !== 'problem') throw new Error('The rehearsal should fail.')
  expect(sendProblemText(rehearsed.problem)).toMatch(/^There is no pool for these two tokens yet\. Nothing was sent\./)
})
