import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZERO, compare, fraction } from '../fraction.ts'
import { burnedAmounts } from './burnedAmounts.ts'
import { type Holding, type RemovalInput, removal, removeProblem, shareAfterRemoval } from './removal.ts'

const HOLDING: Holding = {
  pool: { reserveA: 1_000_000n, reserveB: 3_000_000n, totalSupply: 1000n },
  fee: { kind: 'off' },
  held: 200n,
}
const NOTHING = { shares: 0n, amountA: 0n, amountB: 0n, part: ZERO }

describe('every field of the remove screen follows from (spec: liquidity.removal-fields)', () => {
  it.each<[string, RemovalInput, bigint, bigint, bigint]>([
    ['a percentage', { field: 'percent', percent: 25 }, 50n, 50_000n, 150_000n],
    ['100 %', { field: 'percent', percent: 100 }, 200n, 200_000n, 600_000n],
    ['a number of shares', { field: 'shares', raw: 30n }, 30n, 30_000n, 90_000n],
    ['an amount of A', { field: 'amountA', raw: 1000n }, 1n, 1000n, 3000n],
    ['an amount of B', { field: 'amountB', raw: 600_000n }, 200n, 200_000n, 600_000n],
  ])('%s', (_, input, shares, amountA, amountB) => {
    expect(removal(HOLDING, input)).toMatchObject({ shares, amountA, amountB })
  })

  it.each<[string, RemovalInput]>([
    ['0 %', { field: 'percent', percent: 0 }],
    ['more shares than are held', { field: 'shares', raw: 201n }],
    ['more of A than the shares are worth', { field: 'amountA', raw: 200_001n }],
    ['less than one share', { field: 'amountB', raw: 2999n }],
    ['zero shares', { field: 'shares', raw: 0n }],
  ])('%s, which counts as nothing', (_, input) => {
    expect(removal(HOLDING, input)).toEqual(NOTHING)
  })

  it('the fields of an account without shares, which removes nothing', () => {
    expect(removal({ ...HOLDING, held: 0n }, { field: 'percent', percent: 100 })).toEqual(NOTHING)
    expect(removal({ ...HOLDING, held: 0n }, { field: 'shares', raw: 0n })).toEqual(NOTHING)
  })
})

it('amounts never exceed the worth of the shares, and the whole of one side removes all shares', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 112n })
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (reserveA, reserveB, totalSupply, held, raw) => {
      const holding: Holding = {
        pool: { reserveA, reserveB, totalSupply: totalSupply + held },
        fee: { kind: 'off' },
        held,
      }
      const all = burnedAmounts(holding.pool, held, holding.fee)
      for (const field of ['amountA', 'amountB', 'shares'] as const) {
        const some = removal(holding, { field, raw })
        expect(some.shares <= held && some.amountA <= all.amountA && some.amountB <= all.amountB).toBe(true)
        if (field !== 'shares' && raw <= all[field]) expect(some[field] <= raw || some.shares === 0n).toBe(true)
      }
      const whole = removal(holding, { field: 'amountA', raw: all.amountA })
      if (all.amountA > 0n) expect(whole.shares).toBe(held)
    }),
  )
})

it('the percentage is that of the held shares', () => {
  expect(removal(HOLDING, { field: 'shares', raw: 1n }).part).toEqual(fraction(1n, 200n))
})

it('removing needs a wallet, shares and both amounts (spec: liquidity.remove-problems)', () => {
  const some = removal(HOLDING, { field: 'percent', percent: 50 })
  expect(removeProblem(false, some)).toEqual({ kind: 'connectWallet' })
  expect(removeProblem(true, NOTHING)).toEqual({ kind: 'enterAmount' })
  expect(removeProblem(true, { ...some, amountB: 0n })).toEqual({ kind: 'enterAmount' })
  expect(removeProblem(true, { ...some, amountA: 0n })).toEqual({ kind: 'enterAmount' })
  expect(removeProblem(true, some)).toBeNull()
  const least = { ...some, shares: 1n, amountA: 1n, amountB: 1n }
  expect(removeProblem(true, least)).toBeNull()
  for (const field of ['shares', 'amountA', 'amountB'] as const)
    expect(removeProblem(true, { ...least, [field]: 0n })).toEqual({ kind: 'enterAmount' })
})

it('the pool’s remaining share is computed from the remaining shares (spec: liquidity.remove-review)', () => {
  expect(compare(shareAfterRemoval(HOLDING, 100n), fraction(1n, 9n))).toBe(0)
  expect(compare(shareAfterRemoval(HOLDING, 200n), ZERO)).toBe(0)
  expect(shareAfterRemoval({ ...HOLDING, held: 1000n }, 1000n)).toEqual(ZERO)
})
