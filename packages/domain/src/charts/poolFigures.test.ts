import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Pair } from '../exchange/pair.ts'
import { type Fraction, ONE, fraction } from '../fraction.ts'
import { type PoolSide, feesOf, sidePrices, thereAndBack, volumeOf, yearlyOf } from './poolFigures.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const PAIR: Pair = { token0: at('1'), token1: at('2'), reserve0: 1000n, reserve1: 4000n }
const asNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)
const pricesOf = (one: Fraction | null, other: Fraction | null) => sidePrices(PAIR, one, other)?.map(asNumber) ?? null

it('both sides of a pool have a price as soon as one has (spec: charts.no-price)', () => {
  expect(pricesOf(fraction(8n), fraction(3n))).toEqual([8, 3])
  expect(pricesOf(fraction(8n), null)).toEqual([8, 2])
  expect(pricesOf(null, ONE)).toEqual([4, 1])
})

it('a pool that no path leads from to a dollar has no price, and an empty one gives none (spec: charts.no-price)', () => {
  expect(pricesOf(null, null)).toBeNull()
  expect(sidePrices({ ...PAIR, reserve0: 0n }, ONE, null)).toBeNull()
})

const side = (reserve: bigint, dollars: number, isKnown: boolean): PoolSide => ({ reserve, dollars, isKnown })

it('volume is what was paid, the fee 0.30 % of it, and a year is 365 days like these (spec: charts.volume, charts.yearly)', () => {
  const volume = volumeOf([500n, 1000n], [side(100n, 400, true), side(50n, 50, true)]) ?? 0
  const fees = feesOf(volume)
  expect([volume, fees]).toEqual([3000, 9])
  expect(yearlyOf(fees, 7, 8000)).toBeCloseTo((9 * 365) / 7 / 8000, 12)
  expect(yearlyOf(fees, 7, 0)).toBeNull()
})

it('what was paid in a token that anybody can make is volume as far as it can have brought something, and between two of them there is none (spec: charts.volume)', () => {
  const [money, made] = [side(10n, 10_000, true), side(10n, 10_000, false)]
  expect(volumeOf([3n, 5n], [money, made])).toBe(8000)
  expect(volumeOf([3n, 2n ** 111n], [money, made])).toBe(3000 + 3000 + 10_000)
  expect(volumeOf([2n ** 111n, 3n], [made, money])).toBe(3000 + 3000 + 10_000)
  expect(volumeOf([2n ** 111n, 2n ** 111n], [made, made])).toBeNull()
  expect(volumeOf([5n, 0n], [side(0n, 0, true), side(0n, 0, true)])).toBe(0)
})

it('what somebody got back on the same day of what he paid is there and back, of each token by itself (spec: charts.there-and-back)', () => {
  expect(thereAndBack({ paid: [100n, 0n], got: [0n, 390n] })).toEqual([0n, 0n])
  expect(thereAndBack({ paid: [100n, 380n], got: [95n, 390n] })).toEqual([95n, 380n])
})
