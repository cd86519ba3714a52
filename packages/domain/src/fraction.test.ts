import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Fraction,
  ONE,
  ZERO,
  basisPoints,
  compare,
  dividedBy,
  floor,
  fraction,
  inverse,
  minus,
  plus,
  lowestTerms,
  times,
} from './fraction.ts'

const wholeNumber = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
const anyFraction = fc
  .tuple(
    wholeNumber,
    wholeNumber.filter((part) => part !== 0n),
  )
  .map(([top, bottom]) => fraction(top, bottom))
const nonZeroFraction = anyFraction.filter(({ numerator }) => numerator !== 0n)
function expectEqual(one: Fraction, other: Fraction) {
  expect(compare(one, other)).toBe(0)
}

describe('fractions are exact', () => {
  it('addition is undone by subtraction', () => {
    fc.assert(fc.property(anyFraction, anyFraction, (a, b) => expectEqual(minus(plus(a, b), b), a)))
  })
  it('multiplication is undone by division', () => {
    fc.assert(fc.property(anyFraction, nonZeroFraction, (a, b) => expectEqual(dividedBy(times(a, b), b), a)))
  })
  it('multiplication distributes over a sum', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) =>
        expectEqual(times(a, plus(b, c)), plus(times(a, b), times(a, c))),
      ),
    )
  })
  it('comparing two fractions gives the sign of their difference', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const { numerator } = minus(a, b)
        expect(compare(a, b)).toBe(numerator === 0n ? 0 : numerator < 0n ? -1 : 1)
      }),
    )
  })
})

it('zero, one and a number without a denominator are whole', () => {
  expect(ZERO).toEqual({ numerator: 0n, denominator: 1n })
  expect(ONE).toEqual({ numerator: 1n, denominator: 1n })
  expect(fraction(5n)).toEqual({ numerator: 5n, denominator: 1n })
})

it('the denominator is above zero, and division by zero throws', () => {
  expect(fraction(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n })
  expect(inverse(fraction(-3n, 4n))).toEqual({ numerator: -4n, denominator: 3n })
  expect(() => fraction(1n, 0n)).toThrow(RangeError)
  expect(() => inverse(fraction(0n))).toThrow(RangeError)
})

it.each([
  [7n, 2n, 3n],
  [-7n, 2n, -4n],
  [-8n, 2n, -4n],
  [0n, 5n, 0n],
])('%d / %d is floored to %d', (top, bottom, expected) => {
  expect(floor(fraction(top, bottom))).toBe(expected)
})

it('50 basis points are 1/200', () => {
  expectEqual(basisPoints(50), fraction(1n, 200n))
})

it.each([
  [6n, 4n, 3n, 2n],
  [-6n, 4n, -3n, 2n],
  [0n, 7n, 0n, 1n],
  [5n, 1n, 5n, 1n],
])('%d / %d is reduced to %d / %d', (top, bottom, numerator, denominator) => {
  expect(lowestTerms(fraction(top, bottom))).toEqual({ numerator, denominator })
})
