import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../../fraction.ts'
import {
  hasMoved,
  keepsMinimums,
  minimumMigratedShares,
  migrationMinimums,
  migrationProblem,
  v1Worth,
  priceDifference,
  tokenPrice,
} from './migration.ts'

describe('the worth of a V1 position', () => {
  it('is its part of both sides, rounded down', () => {
    const position = { shares: 10n, totalSupply: 30n, nativeReserve: 100n, tokenReserve: 1000n }
    expect(v1Worth(position)).toEqual({ native: 33n, token: 333n })
    expect(v1Worth({ ...position, totalSupply: 0n })).toEqual({ native: 0n, token: 0n })
  })
})

describe('the minimums of a migration (9950 of 10000; spec: migration.minimums)', () => {
  it('are 99.5 % of the amounts that match the price of the new pool', () => {
    expect(migrationMinimums({ native: 1000n, token: 2_000_000n }, fraction(2000n))).toEqual({
      native: 995n,
      token: 1_990_000n,
    })
  })

  it('are the whole amounts if there is no pool yet', () => {
    expect(migrationMinimums({ native: 7n, token: 9n }, null)).toEqual({ native: 7n, token: 9n })
  })

  it('never exceed the amounts if both pools have the same price', () => {
    const some = fc.bigInt({ min: 1n, max: 2n ** 90n })
    fc.assert(
      fc.property(some, some, (native, token) => {
        const least = migrationMinimums({ native, token }, fraction(token, native))
        expect(least.native <= native && least.token <= token).toBe(true)
      }),
    )
  })
})

describe('the price difference is warned about from 5 % on (spec: migration.price-difference)', () => {
  it.each([
    [104_999n, false],
    [105_000n, true],
    [95_001n, false],
    [95_000n, true],
    [100_000n, false],
  ])('%d against 100,000 needs a warning: %s', (price, needsWarning) => {
    expect(priceDifference(fraction(price), fraction(100_000n)).needsWarning).toBe(needsWarning)
  })

  it('is measured from the new price', () => {
    expect(priceDifference(fraction(3n), fraction(2n)).difference).toEqual(fraction(1n, 2n))
    expect(priceDifference(fraction(3n, 2n), fraction(5n, 4n)).difference).toEqual(fraction(2n, 10n))
  })
})

it('a price needs reserves on both sides', () => {
  expect(tokenPrice(4n, 8n)).toEqual(fraction(8n, 4n))
  expect(tokenPrice(0n, 8n)).toBeNull()
  expect(tokenPrice(4n, 0n)).toBeNull()
})

it('migrating needs an account, and the wrapped native token cannot be migrated (spec: migration.wrapped-native)', () => {
  expect(migrationProblem(false, '0x1', '0x1')).toEqual({ kind: 'connectAccount' })
  expect(migrationProblem(true, '0x1', '0x1')).toEqual({ kind: 'wrappedNative' })
  expect(migrationProblem(true, '0x2', '0x1')).toBeNull()
})

it.each([
  [105_000n, false],
  [105_001n, true],
  [95_000n, false],
  [94_999n, true],
])('a V1 removal warns if the price moved by more than 5 % since it was shown: 100,000 to %d is %s', (now, moved) => {
  expect(hasMoved(fraction(100_000n), fraction(now))).toBe(moved)
})

describe('the minimum shares of a migration (spec: migration.promise)', () => {
  const pool = { reserveA: 1_000_000n, reserveB: 2_000_000_000n, totalSupply: 40_000_000n }

  it('follow from the side with the lesser share in the new pool', () => {
    // 995 of 1,000,000 native units, and 1,990,000 of 2,000,000,000 of the token, are both 0.0995 % of the shares.
    expect(minimumMigratedShares({ native: 995n, token: 1_990_000n }, pool)).toBe(39_800n)
    expect(minimumMigratedShares({ native: 500n, token: 1_990_000n }, pool)).toBe(20_000n)
    expect(minimumMigratedShares({ native: 995n, token: 1_000_000n }, pool)).toBe(20_000n)
  })

  it('are the root of both minimums without a pool, less the thousand locked shares', () => {
    expect(minimumMigratedShares({ native: 4_000_000n, token: 9_000_000n }, null)).toBe(5_999_000n)
    expect(minimumMigratedShares({ native: 1000n, token: 1000n }, null)).toBe(0n)
  })

  it('are zero if one side of the new pool is empty, so that nothing is promised', () => {
    expect(minimumMigratedShares({ native: 995n, token: 5n }, { ...pool, reserveB: 0n })).toBe(0n)
  })
})

it.each([
  ['the price is unchanged', 2000n, true],
  ['the price rises by less than half a percent', 2009n, true],
  ['the price falls by less than half a percent', 1991n, true],
  ['the price rises by more', 2011n, false],
  ['the price falls by more', 1989n, false],
])('a confirmed migration is checked if %s (spec: migration.moved-on)', (_, price, isHeld) => {
  const worth = { native: 10_000n, token: 20_000_000n }
  const least = migrationMinimums(worth, fraction(2000n))
  expect(keepsMinimums(worth, fraction(price), least)).toBe(isHeld)
})

it('without a new pool a migration holds while the position is worth both minimums (spec: migration.moved-on)', () => {
  expect(keepsMinimums({ native: 7n, token: 9n }, null, { native: 7n, token: 9n })).toBe(true)
  expect(keepsMinimums({ native: 6n, token: 9n }, null, { native: 7n, token: 9n })).toBe(false)
})
