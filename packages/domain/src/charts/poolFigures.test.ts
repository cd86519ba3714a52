import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Pair } from '../exchange/pair.ts'
import { type Fraction, ONE, fraction } from '../fraction.ts'
import { type PoolSide, feesOf, sidePrices, thereAndBack, volumeOf, yearlyOf } from './poolFigures.ts'

const addressOf = (digit: string): Address => `0x${digit.repeat(40)}`
const PAIR: Pair = { token0: addressOf('1'), token1: addressOf('2'), reserve0: 1000n, reserve1: 4000n }
const asNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)
const pricesOf = (one: Fraction | null, other: Fraction | null) => sidePrices(PAIR, one, other)?.map(asNumber) ?? null

it('both sides of a pool have a price if one has (spec: charts.no-price)', () => {
  expect(pricesOf(fraction(8n), fraction(3n))).toEqual([8, 3])
  expect(pricesOf(fraction(8n), null)).toEqual([8, 2])
  expect(pricesOf(null, ONE)).toEqual([4, 1])
})

it('an empty pool and a pool without a path to dollars have no price (spec: charts.no-price)', () => {
  expect(pricesOf(null, null)).toBeNull()
  expect(sidePrices({ ...PAIR, reserve0: 0n }, ONE, null)).toBeNull()
})

const side = (reserve: bigint, dollars: number, isKnown: boolean): PoolSide => ({ reserve, dollars, isKnown })

it('volume is the amount paid, the fee is 0.30 % of it, and the yearly figure is 365 such days (spec: charts.volume, charts.yearly)', () => {
  const volume = volumeOf([500n, 1000n], [side(100n, 400, true), side(50n, 50, true)]) ?? 0
  const fees = feesOf(volume)
  expect([volume, fees]).toEqual([3000, 9])
  expect(yearlyOf(fees, 7, 8000)).toBeCloseTo((9 * 365) / 7 / 8000, 12)
  expect(yearlyOf(fees, 7, 0)).toBeNull()
})

it('input in a freely mintable token counts as volume up to the worth it can have bought; a pool of two such tokens has no volume (spec: charts.volume)', () => {
  const known = side(10n, 10_000, true)
  const mintable = side(10n, 10_000, false)
  expect(volumeOf([3n, 5n], [known, mintable])).toBe(8000)
  expect(volumeOf([3n, 2n ** 111n], [known, mintable])).toBe(3000 + 3000 + 10_000)
  expect(volumeOf([2n ** 111n, 3n], [mintable, known])).toBe(3000 + 3000 + 10_000)
  expect(volumeOf([2n ** 111n, 2n ** 111n], [mintable, mintable])).toBeNull()
  expect(volumeOf([5n, 0n], [side(0n, 0, true), side(0n, 0, true)])).toBe(0)
})

it('input that is traded back on the same day counts as there and back, for each token separately (spec: charts.there-and-back)', () => {
  expect(thereAndBack({ paid: [100n, 0n], got: [0n, 390n] })).toEqual([0n, 0n])
  expect(thereAndBack({ paid: [100n, 380n], got: [95n, 390n] })).toEqual([95n, 380n])
})
