import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../currency.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import { pairOf } from './pair.ts'
import { type SwapIntent, swapProblem } from './swapProblem.ts'
import { type ExactSide, type Trade, routeThrough } from './trade.ts'

const account = testTokenAddress(5)
const router = testTokenAddress(6)
const factory = testTokenAddress(7)
const token = (at: number): Currency => ({
  kind: 'token',
  address: testTokenAddress(at),
  decimals: 18,
  symbol: '',
  name: '',
})
const input = token(0)
const output = token(1)
const route = routeThrough(testTokenAddress(0), [
  pairOf(testTokenAddress(0), 10n ** 9n, testTokenAddress(1), 10n ** 9n),
])

const tradeOf = (exact: ExactSide): Trade => ({
  version: 'v2',
  exact,
  input: amountOf(input, 10_000n),
  output: amountOf(output, 9900n),
  route,
  amounts: [10_000n, 9900n],
})

const VALID: SwapIntent = {
  account,
  input,
  output,
  exact: 'in',
  amount: 10_000n,
  recipient: { kind: 'account' },
  balance: 10_000n,
  trade: tradeOf('in'),
  slippageBps: 50,
  lostRecipients: { pairFactory: { factory, initCodeHash: `0x${'12'.repeat(32)}` }, others: [router] },
}

describe('swapProblem', () => {
  const steps: readonly (readonly [string, Partial<SwapIntent>])[] = [
    ['connectWallet', { account: null }],
    ['enterAmount', { amount: null }],
    ['selectToken', { output: null }],
    ['enterRecipient', { recipient: { kind: 'named', address: null } }],
    ['insufficientBalance', { balance: 9999n }],
  ]

  it.each(steps.map(([kind], at) => [kind, at] as const))('reports %s before all later problems', (kind, at) => {
    const all: SwapIntent = Object.assign({}, VALID, ...steps.slice(at).map(([, change]) => change))
    expect(swapProblem(all)?.kind).toBe(kind)
    expect(swapProblem({ ...VALID, ...steps[at]?.[1] })?.kind).toBe(kind)
  })

  it('reports nothing for a valid swap', () => {
    expect(swapProblem(VALID)).toBe(null)
  })

  it('treats an amount of zero as missing, and accepts one unit', () => {
    expect(swapProblem({ ...VALID, amount: 1n })).toBe(null)
    expect(swapProblem({ ...VALID, amount: 0n })?.kind).toBe('enterAmount')
  })

  it('reports a missing input token like a missing output token', () => {
    expect(swapProblem({ ...VALID, input: null })?.kind).toBe('selectToken')
  })
})

describe('the recipient', () => {
  it('is reported before an insufficient balance if it is invalid', () => {
    const recipient = { kind: 'named', address: router } as const
    expect(swapProblem({ ...VALID, recipient, balance: 0n })?.kind).toBe('invalidRecipient')
  })

  it('is the account itself if none is named, and is checked as well', () => {
    expect(swapProblem({ ...VALID, account: router })?.kind).toBe('invalidRecipient')
    expect(swapProblem({ ...VALID, recipient: { kind: 'named', address: testTokenAddress(9) } })).toBe(null)
  })
})

describe('the balance', () => {
  const EXACT_OUT = { ...VALID, exact: 'out', trade: tradeOf('out'), amount: 9900n } as const

  it('is compared with the maximum input at the slippage; for exact-in that is the input', () => {
    expect(swapProblem({ ...VALID, balance: 9999n })).toEqual({ kind: 'insufficientBalance', currency: input })
    expect(swapProblem({ ...EXACT_OUT, balance: 10_049n })).toEqual({ kind: 'insufficientBalance', currency: input })
    expect(swapProblem({ ...EXACT_OUT, balance: 10_050n })).toBe(null)
  })

  it('is not a problem while it is unknown', () => {
    expect(swapProblem({ ...VALID, balance: null })).toBe(null)
  })

  it('is checked without a route only if the input is typed', () => {
    expect(swapProblem({ ...VALID, trade: null, balance: 9999n })?.kind).toBe('insufficientBalance')
    expect(swapProblem({ ...VALID, trade: null, balance: 10_000n })).toBe(null)
    expect(swapProblem({ ...EXACT_OUT, trade: null, balance: 0n })).toBe(null)
  })
})
