import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Currency, amountOf } from '@musi/domain/currency'
import { type ExchangeV1, type V1Problem, tradeOnV1 } from '@musi/domain/exchange/exchangeV1'
import type { ExactSide, Trade } from '@musi/domain/exchange/trade'
import { type Address, encodeFunctionData, maxUint256, numberToHex } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenAbi } from '../../abi/token.ts'
import { swapOnV1 } from './swapOnV1.ts'

const world = ownWorld()
const wrapped = world.wrappedNative.address
const recipient = '0x00000000000000000000000000000000000000c3'
const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
const exchangeOf = (symbol: string) => world.v1.exchanges.find((each) => each.symbol === symbol)
const currency = (symbol: string): Currency =>
  symbol === 'native' ? native : { ...native, kind: 'token', address: exchangeOf(symbol)?.token ?? '0x' }

let chain: TestChain
let trader: Address
let exchanges: ReadonlyMap<Address, ExchangeV1>
beforeAll(async () => {
  chain = await testChain()
  trader = accountWithRole(chain, 'trader')
  const reads = tokenReads(chain.request)
  const balances = world.v1.exchanges.map(async ({ token, address }) => {
    return { token, native: await reads.native(address), tokens: await reads.balance(token, address) }
  })
  exchanges = new Map((await Promise.all(balances)).map((exchange) => [exchange.token, exchange]))
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const balanceOf = (what: Currency, who: Address) =>
  what.kind === 'native' ? tokenReads(chain.request).native(who) : tokenReads(chain.request).balance(what.address, who)

const quote = (exact: ExactSide, sold: Currency, bought: Currency, raw: bigint): Trade | V1Problem => {
  const [typed, other] = exact === 'in' ? [sold, bought] : [bought, sold]
  return tradeOnV1({ exact, amount: amountOf(typed, raw), other }, exchanges, wrapped)
}

function callOf({ exact, input, output }: Pick<Trade, 'exact' | 'input' | 'output'>, deadlineSeconds = maxUint256) {
  const sold = input.currency
  const bought = output.currency
  const token = sold.kind === 'token' ? sold.address : bought.kind === 'token' ? bought.address : undefined
  const exchange = world.v1.exchanges.find((each) => each.token === token)?.address ?? '0x'
  const amounts =
    exact === 'in'
      ? ({ exact, amountIn: input.raw, minimumOut: output.raw || 1n } as const)
      : ({ exact, amountOut: output.raw, maximumIn: input.raw } as const)
  const shared = { exchange, recipient, deadlineSeconds, ...amounts } as const
  if (sold.kind === 'native') return swapOnV1({ ...shared, sold: 'native', bought: 'token' })
  return swapOnV1({ ...shared, sold: 'token', bought: bought.kind === 'native' ? 'native' : bought.address })
}

async function sendApproval(sold: Currency) {
  const exchange = world.v1.exchanges.find((each) => sold.kind === 'token' && each.token === sold.address)
  if (exchange === undefined) return
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [exchange.address, maxUint256] })
  await callUnlocked(chain.request, trader, { to: exchange.token, data, value: 0n })
}

const TRADES = [
  ['native', 'DAI', 10n ** 18n, 10n ** 18n],
  ['native', 'wBTC', 10n ** 15n, 1n],
  ['DAI', 'native', 10n ** 18n, 10n ** 12n],
  ['wBTC', 'native', 1n, 1n],
  ['DAI', 'wBTC', 10n ** 19n, 999n],
  ['wBTC', 'DAI', 12_345n, 1n],
] as const

describe('a trade that is executed on V1', () => {
  it.each(TRADES)('%s to %s moves exactly the quoted amounts', async (from, to, sold, bought) => {
    const input = currency(from)
    const output = currency(to)
    await sendApproval(input)
    for (const [exact, raw] of [
      ['in', sold],
      ['out', bought],
    ] as const) {
      await chain.snapshot()
      const trade = quote(exact, input, output, raw)
      if (typeof trade === 'string') throw new Error(trade)
      const before = [await balanceOf(input, trader), await balanceOf(output, recipient)] as const
      await callUnlocked(chain.request, trader, callOf(trade))
      const paid = before[0] - (await balanceOf(input, trader))
      const got = (await balanceOf(output, recipient)) - before[1]
      expect([paid, got]).toEqual([trade.input.raw, trade.output.raw])
      expect(exact === 'in' ? paid : got).toBe(raw)
      await chain.revert()
    }
  })
})

describe('the set of trades that V1 refuses', () => {
  const refuses = async (trade: Parameters<typeof callOf>[0], deadline?: bigint) => {
    const { to, data, value } = callOf(trade, deadline)
    const call = { from: trader, to, data, value: numberToHex(value) }
    await expect(chain.request('eth_call', [call, 'latest'])).rejects.toThrow()
  }

  it('includes the trades our quote refuses: an input that yields nothing, and an output above the reserve', async () => {
    const dai = currency('DAI')
    const wbtc = currency('wBTC')
    await sendApproval(dai)
    expect(quote('in', dai, wbtc, 1n)).toBe('tooSmall')
    await refuses({ exact: 'in', input: amountOf(dai, 1n), output: amountOf(wbtc, 0n) })
    const all = exchangeOf('DAI')?.amount ?? 0n
    expect(quote('out', native, dai, all)).toBe('notEnough')
    await refuses({ exact: 'out', input: amountOf(native, 10n ** 20n), output: amountOf(dai, all) })
  })

  it('includes one unit more than quoted, on either side', async () => {
    const dai = currency('DAI')
    const sold = quote('in', native, dai, 10n ** 18n)
    const bought = quote('out', native, dai, 10n ** 18n)
    if (typeof sold === 'string' || typeof bought === 'string') throw new Error('V1 has no trade.')
    await refuses({ ...sold, output: amountOf(dai, sold.output.raw + 1n) })
    await refuses({ ...bought, input: amountOf(native, bought.input.raw - 1n) })
  })

  it('case 12: includes a deadline that has passed', async () => {
    const trade = quote('in', native, currency('DAI'), 10n ** 15n)
    if (typeof trade === 'string') throw new Error(trade)
    await refuses(trade, 1n)
  })
})
