import { knownTokenAbi, knownTokenBytecode } from '@musi/contracts/abi/knownToken'
import { pairInitCode } from '@musi/contracts/deploy/artifacts'
import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Currency, amountOf } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import { bestTrade } from '@musi/domain/exchange/routes/bestTrade'
import { MAX_RESERVE } from '@musi/domain/exchange/hop'
import { type Pair, inputFor, outputFor, pairAfter, pairOf, reserveOf } from '@musi/domain/exchange/pair'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { pairGraph } from '@musi/domain/exchange/routes/pairGraph'
import type { ExactSide, Trade } from '@musi/domain/exchange/trade'
import {
  type Address,
  type Hex,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  keccak256,
  maxUint256,
  toHex,
} from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenAbi } from '../../abi/token.ts'
import { v2FactoryAbi } from '../../abi/v2Factory.ts'
import { v2PairAbi } from '../../abi/v2Pair.ts'
import { v2RouterAbi } from '../../abi/v2Router.ts'
import { pairFacts } from '../../requests/pools/pairFacts.ts'
import { swapOnV2 } from './swapOnV2.ts'

const world = ownWorld()
const router = world.v2Router.address
const factory = world.v2Factory.address
const pairFactory = { factory, initCodeHash: keccak256(pairInitCode()) }
const recipient = '0x00000000000000000000000000000000000000c2'
const PLENTY = 2n ** 116n

let chain: TestChain
let trader: Address
/** Three tokens with 0, 6 and 18 decimals. */
let tokens: readonly [Address, Address, Address]

const send = (to: Address, data: Hex) => callUnlocked(chain.request, trader, { to, data, value: 0n })

async function newToken(decimals: number): Promise<Address> {
  const args = [`Token of ${decimals}`, `T${decimals}`, decimals, [{ holder: trader, amount: PLENTY }]] as const
  const data = encodeDeployData({ abi: knownTokenAbi, bytecode: knownTokenBytecode, args })
  const sent = { from: trader, data, gas: toHex(5_000_000), gasPrice: '0x0' }
  const { contractAddress } = (await chain.request('eth_sendTransactionSync', [sent])) as { contractAddress: Address }
  const address = getAddress(contractAddress)
  await send(address, encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [router, maxUint256] }))
  return address
}

/** A pair that holds the tokens it is sent, without any shares. */
async function newPool(tokenA: Address, reserveA: bigint, tokenB: Address, reserveB: bigint): Promise<Pair> {
  const pair = pairAddress(pairFactory, tokenA, tokenB)
  await send(factory, encodeFunctionData({ abi: v2FactoryAbi, functionName: 'createPair', args: [tokenA, tokenB] }))
  await give(tokenA, pair, reserveA)
  await give(tokenB, pair, reserveB)
  await send(pair, encodeFunctionData({ abi: v2PairAbi, functionName: 'sync' }))
  return pairOf(tokenA, reserveA, tokenB, reserveB)
}

const give = (token: Address, to: Address, amount: bigint) =>
  send(token, encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] }))

async function reservesOf({ token0, token1 }: Pair): Promise<Pair> {
  const facts = await pairFacts(chain.request, pairAddress(pairFactory, token0, token1))
  return { token0, token1, reserve0: facts?.reserves[0] ?? 0n, reserve1: facts?.reserves[1] ?? 0n }
}

beforeAll(async () => {
  chain = await testChain()
  trader = accountWithRole(chain, 'trader')
})
beforeEach(async () => {
  await chain.snapshot()
  tokens = [await newToken(0), await newToken(6), await newToken(18)]
})
afterEach(() => chain.revert())

describe('the deployed router', () => {
  it('quotes as we do along a route of pools with 0, 6 and 18 decimals', async () => {
    const [none, six, many] = tokens
    const pools = [await newPool(none, 5000n, six, 7n * 10n ** 9n), await newPool(six, 10n ** 10n, many, 10n ** 22n)]
    const path = [none, six, many]
    for (const exact of ['in', 'out'] as const)
      for (const raw of exact === 'in' ? [1n, 2n, 77n, 10n ** 6n] : [1n, 10n ** 12n, 10n ** 21n]) {
        const [typed, other] = exact === 'in' ? ([none, many] as const) : ([many, none] as const)
        const trade = bestTrade(
          pairGraph(pools),
          { exact, amount: amountOf(token(typed), raw), other: token(other) },
          router,
        )
        const functionName = exact === 'in' ? 'getAmountsOut' : 'getAmountsIn'
        const data = encodeFunctionData({ abi: v2RouterAbi, functionName, args: [raw, path] })
        const answer = (await chain.request('eth_call', [{ to: router, data }, 'latest'])) as Hex
        expect(trade?.amounts).toEqual(decodeFunctionResult({ abi: v2RouterAbi, functionName, data: answer }))
        expect(trade?.route.path).toEqual(path)
      }
  })
})

const token = (address: Address): Currency => ({ kind: 'token', address, decimals: 18, symbol: '', name: '' })

function quote(pools: readonly Pair[], exact: ExactSide, sold: Address, bought: Address, raw: bigint): Trade {
  const [typed, other] = exact === 'in' ? [sold, bought] : [bought, sold]
  const trade = bestTrade(pairGraph(pools), { exact, amount: amountOf(token(typed), raw), other: token(other) }, router)
  if (trade === null) throw new Error('There is no route.')
  return trade
}

function swapCall(trade: Trade, slippageBps: number, deadlineSeconds: bigint) {
  const { exact, input, output, route } = trade
  const [first, second, ...rest] = route.path
  if (first === undefined || second === undefined) throw new Error('The route is too short.')
  const amounts =
    exact === 'in'
      ? ({ exact, amountIn: input.raw, minimumOut: minimumReceived(trade, slippageBps).raw } as const)
      : ({ exact, amountOut: output.raw, maximumIn: maximumSold(trade, slippageBps).raw } as const)
  return swapOnV2({
    router,
    path: [first, second, ...rest],
    native: 'neither',
    recipient,
    deadlineSeconds,
    ...amounts,
  })[0]
}

const make = (trade: Trade, slippageBps = 0, deadlineSeconds = maxUint256) =>
  callUnlocked(chain.request, trader, swapCall(trade, slippageBps, deadlineSeconds))

/** Reason why the chain would revert it now; null if it would succeed. */
async function refusal(trade: Trade, slippageBps: number): Promise<string | null> {
  const { to, data } = swapCall(trade, slippageBps, maxUint256)
  try {
    await chain.request('eth_call', [{ from: trader, to, data }, 'latest'])
    return null
  } catch (error) {
    return String(error)
  }
}

describe('an executed swap', () => {
  it.each([
    ['one unit', 'in', 1n],
    ['some', 'in', 1234n],
    ['more than the pool holds', 'in', 10n ** 9n],
    ['one unit', 'out', 1n],
    ['most of what the pool holds', 'out', 7n * 10n ** 12n],
  ] as const)('moves exactly the quoted amounts: %s, exact %s', async (_, exact, raw) => {
    const [none, six, many] = tokens
    const pools = [await newPool(none, 4000n, six, 3n * 10n ** 9n), await newPool(six, 10n ** 9n, many, 10n ** 13n)]
    const trade = quote(pools, exact, none, many, raw)
    const reads = tokenReads(chain.request)
    const before = await reads.balance(none, trader)
    await make(trade)
    expect(before - (await reads.balance(none, trader))).toBe(trade.input.raw)
    expect(await reads.balance(many, recipient)).toBe(trade.output.raw)
    for (const [at, pool] of trade.route.pairs.entries()) {
      const after = pairAfter(pool, trade.route.path[at] ?? none, trade.amounts[at] ?? 0n, trade.amounts[at + 1] ?? 0n)
      expect(await reservesOf(pool)).toEqual(after)
    }
  })

  it('is refused with the same reason as our quote', async () => {
    const [none, six] = tokens
    const pool = await newPool(none, 10n ** 6n, six, 10n ** 6n)
    expect(outputFor(pool, none, 1n)).toBe('tooSmall')
    const trade = quote([pool], 'in', none, six, 1000n)
    const tiny = { ...trade, input: amountOf(token(none), 1n), output: amountOf(token(six), 0n) }
    expect(await refusal(tiny, 0)).toContain('INSUFFICIENT_OUTPUT_AMOUNT')
    expect(inputFor(pool, none, 10n ** 6n)).toBe('notEnough')
    const all = { ...quote([pool], 'out', none, six, 1000n), output: amountOf(token(six), 10n ** 6n) }
    expect(await refusal(all, 0)).not.toBe(null)
  })

  it('case 5: fills a pair to 2^112 − 1; one unit more is refused with OVERFLOW, as our quote is', async () => {
    const [none, six] = tokens
    const free = 10n ** 20n
    const pool = await newPool(none, MAX_RESERVE - free, six, 10n ** 30n)
    const trade = quote([pool], 'in', none, six, free)
    expect(await refusal(trade, 0)).toBe(null)
    expect(outputFor(pool, none, free + 1n)).toBe('overflow')
    const above = { ...trade, input: amountOf(token(none), free + 1n) }
    expect(await refusal(above, 0)).toContain('OVERFLOW')
    await make(trade)
    expect(reserveOf(await reservesOf(pool), none)).toBe(MAX_RESERVE)
  })
})

describe('the router', () => {
  it.each([
    ['one second before', -1n, 'EXPIRED'],
    ['equal to', 0n, null],
    ['one after', 1n, null],
  ])('case 12: refuses or accepts a deadline %s the block time', async (_, offset, expected) => {
    const [none, six] = tokens
    const trade = quote([await newPool(none, 10n ** 6n, six, 10n ** 6n)], 'in', none, six, 1000n)
    const { timestamp } = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
    const at = BigInt(timestamp) + 100n
    await chain.request('evm_setNextBlockTimestamp', [toHex(at)])
    const { to, data } = swapCall(trade, 0, at + offset)
    const sent = { from: trader, to, data, gas: toHex(500_000), gasPrice: '0x0' }
    const receipt = (await chain.request('eth_sendTransactionSync', [sent])) as { status: Hex; blockNumber: Hex }
    const block = (await chain.request('eth_getBlockByNumber', [receipt.blockNumber, false])) as { timestamp: Hex }
    expect([BigInt(block.timestamp), receipt.status]).toEqual([at, expected === null ? '0x1' : '0x0'])
  })

  it.each(['in', 'out'] as const)(
    'case 13: refuses a swap if the price moves beyond the slippage, and keeps the limits within it (exact %s)',
    async (exact) => {
      const [none, six] = tokens
      const pool = await newPool(none, 10n ** 12n, six, 10n ** 12n)
      const trade = quote([pool], exact, none, six, 10n ** 9n)
      const counts = { refused: 0, made: 0 }
      for (const moved of [10n ** 8n, 10n ** 9n, 2n * 10n ** 9n, 3n * 10n ** 9n, 10n ** 10n]) {
        await chain.snapshot()
        const before = quote([pool], 'in', none, six, moved)
        await make(before)
        const now = pairAfter(pool, none, moved, before.output.raw)
        const newQuote = exact === 'in' ? outputFor(now, none, trade.input.raw) : inputFor(now, none, trade.output.raw)
        if (typeof newQuote === 'string') throw new Error(newQuote)
        const holds =
          exact === 'in' ? newQuote >= minimumReceived(trade, 50).raw : newQuote <= maximumSold(trade, 50).raw
        const why = await refusal(trade, 50)
        if (holds) {
          counts.made += 1
          expect(why).toBe(null)
          const balance = await tokenReads(chain.request).balance(six, recipient)
          await make(trade, 50)
          const got = (await tokenReads(chain.request).balance(six, recipient)) - balance
          expect(got).toBe(exact === 'in' ? newQuote : trade.output.raw)
        } else {
          counts.refused += 1
          expect(why).toContain(exact === 'in' ? 'INSUFFICIENT_OUTPUT_AMOUNT' : 'EXCESSIVE_INPUT_AMOUNT')
        }
        await chain.revert()
      }
      expect([counts.made > 0, counts.refused > 0]).toEqual([true, true])
    },
  )
})
