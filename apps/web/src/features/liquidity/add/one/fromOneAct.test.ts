import { type Token, amountOf } from '@musi/domain/currency'
import { fraction } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { type FromOneAct, hasMoved, amountChanges } from './fromOneAct.ts'

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

const act = (shares: bigint, changes: Partial<FromOneAct> = {}): FromOneAct => ({
  amount: amountOf(A, 1_000n),
  other: B,
  added: {
    kind: 'added',
    sold: 500n,
    bought: 200n,
    paid: 500n,
    left: 0n,
    shares,
    ofPool: fraction(1n, 9n),
    impact: fraction(0n),
    cost: fraction(0n),
  },
  batch: null,
  shares: amountOf(SHARES, shares),
  minimumShares: amountOf(SHARES, 995n),
  slippageBps: 50,
  stake: null,
  ...changes,
})
const batch = { sold: 500n, bought: 199n, paid: 497n, shares: 1_000n, leftGiven: 3n, leftOther: 1n }

it('a confirmed addition stays valid while it yields the promised shares (spec: liquidity.from-one-promise)', () => {
  expect(hasMoved(act(1_000n), act(1_200n))).toBe(false)
  expect(hasMoved(act(1_000n), act(995n))).toBe(false)
  expect(hasMoved(act(1_000n), act(994n))).toBe(true)
  expect(hasMoved(act(1_000n), null)).toBe(true)
  expect(hasMoved(act(1_000n), act(1_000n, { amount: amountOf(B, 1_000n) }))).toBe(true)
  expect(hasMoved(act(1_000n), act(1_000n, { amount: amountOf(A, 999n) }))).toBe(true)
})

it('fixed amounts stay valid while the swap yields enough for the second step (spec: liquidity.from-one-batch)', () => {
  const live = (bought: bigint) => act(1_000n, { batch, added: { ...act(1_000n).added, bought } })
  expect(hasMoved(act(1_000n, { batch }), live(199n))).toBe(false)
  expect(hasMoved(act(1_000n, { batch }), live(198n))).toBe(true)
  expect(hasMoved(act(1_000n, { batch }), act(1_000n))).toBe(true)
})

it('the reported changes show the current result', () => {
  expect(amountChanges(act(1_000n), act(900n)).map(({ side, now }) => [side, now.raw])).toEqual([['get', 900n]])
  expect(amountChanges(act(1_000n), null)).toEqual([])
})
