import { type Token, amountOf } from '@musi/domain/currency'
import { fraction } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { type Addition, hasMoved, amountChanges } from './addition.ts'

const token = (digit: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
})
const A = token('1')
const B = token('2')
const SHARES = token('3')

const addition = (changes: Partial<Addition> = {}): Addition => ({
  a: amountOf(A, 1_000n),
  b: amountOf(B, 3_000n),
  shares: amountOf(SHARES, 1_700n),
  ofPool: fraction(1n, 100n),
  setsPrice: false,
  slippageBps: 50,
  pool: { reserveA: 100_000n, reserveB: 300_000n, totalSupply: 170_000n },
  opening: null,
  stake: null,
  ...changes,
})
const priced = (reserveB: bigint): Addition =>
  addition({
    b: amountOf(B, (1_000n * reserveB) / 100_000n),
    pool: { reserveA: 100_000n, reserveB, totalSupply: 170_000n },
  })

it('a confirmed addition stays valid while the pool still accepts the minimum of both tokens (spec: liquidity.price-updated)', () => {
  expect(hasMoved(addition(), addition())).toBe(false)
  expect(hasMoved(addition(), priced(301_000n))).toBe(false)
  expect(hasMoved(addition(), priced(299_000n))).toBe(false)
  expect(hasMoved(addition(), priced(305_000n))).toBe(true)
  expect(hasMoved(addition(), priced(295_000n))).toBe(true)
})

it('other currencies, an earlier first provider and a missing addition count as a change', () => {
  expect(hasMoved(addition(), null)).toBe(true)
  expect(hasMoved(addition(), addition({ a: amountOf(SHARES, 1_000n) }))).toBe(true)
  expect(hasMoved(addition({ setsPrice: true, pool: null }), addition())).toBe(true)
})

it('a provider who sets the price gives exactly the shown amounts', () => {
  const first = addition({ setsPrice: true, pool: null })
  expect(hasMoved(first, first)).toBe(false)
  expect(hasMoved(first, { ...first, b: amountOf(B, 3_001n) })).toBe(true)
})

it('the reported changes compare paid and received amounts, only in the same currencies', () => {
  expect(amountChanges(addition(), priced(305_000n)).map(({ side, now }) => [side, now.raw])).toEqual([['pay', 3_050n]])
  expect(amountChanges(addition(), null)).toEqual([])
  expect(amountChanges(addition(), addition({ a: amountOf(SHARES, 1n) }))).toEqual([])
})
