import { expect, it } from 'vitest'
import { addFromOne } from './addFromOne.ts'
import { batchFromOne } from './batchFromOne.ts'

const POOL = { reserveA: 1_000_000_000n, reserveB: 400_000_000n, totalSupply: 600_000_000n }
const NO_FEE = { kind: 'off' } as const
const added = (amount: bigint) => {
  const all = addFromOne({ pool: POOL, fee: NO_FEE, amount }, ['plain', 'plain'])
  if (all.kind !== 'added') throw new Error(`Nothing was added: ${all.kind}`)
  return all
}

it('fixed steps count on the minimum output of the swap, and the rest stays with the person (spec: liquidity.from-one-batch)', () => {
  const whole = added(1_000_000n)
  const steps = batchFromOne(POOL, NO_FEE, 1_000_000n, whole, 50)
  if (steps === null) throw new Error('There is nothing to add.')
  expect(steps.sold).toBe(whole.sold)
  expect(steps.bought).toBe((whole.bought * 9_950n) / 10_000n)
  expect(steps.leftOther).toBe(whole.bought - steps.bought)
  expect(steps.leftGiven).toBeGreaterThan(2_000n)
  expect(steps.sold + steps.paid + steps.leftGiven).toBe(1_000_000n)
  expect(steps.shares).toBeLessThan(whole.shares)
  expect(steps.shares * 1000n).toBeGreaterThan(whole.shares * 994n)
})

it('without slippage only rounding is left over', () => {
  const whole = added(1_000_000n)
  const steps = batchFromOne(POOL, NO_FEE, 1_000_000n, whole, 0)
  expect([steps?.leftOther, steps?.shares]).toEqual([0n, whole.shares])
})

it('an amount too small for one share has no steps', () => {
  const pool = { reserveA: 1_000n, reserveB: 1_000n, totalSupply: 3n }
  expect(batchFromOne(pool, NO_FEE, 100n, { ...added(1_000_000n), sold: 50n, bought: 40n }, 50)).toBeNull()
})
