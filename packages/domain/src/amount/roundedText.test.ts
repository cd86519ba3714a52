import { createRequire } from 'node:module'
import type * as Core from '@uniswap/sdk-core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, type Fraction, fraction } from '../fraction.ts'
import { fixedText, significantText } from './roundedText.ts'

// The package's ES modules import files without an extension, which Node does not load; its CommonJS build works.
const core = createRequire(import.meta.url)('@uniswap/sdk-core') as typeof Core

const RUNS = process.env.MUSI_LONG ? 200_000 : 2000

describe('prices and percents round half-up', () => {
  it.each([
    [1n, 3n, 6, '0.333333'],
    [2n, 3n, 6, '0.666667'],
    [12345n, 1n, 4, '12350'],
    [12344n, 1n, 4, '12340'],
    [99_996n, 10n, 4, '10000'],
    [1n, 1n, 6, '1'],
    [0n, 7n, 6, '0'],
    [-12345n, 1000n, 4, '-12.35'],
    [15n, 10n, 1, '2'],
    [1n, 10n ** 40n, 4, `0.${'0'.repeat(39)}1`],
    [10n ** 40n + 1n, 1n, 4, `1${'0'.repeat(40)}`],
  ])('%s / %s to %s significant digits is %s', (top, bottom, digits, text) => {
    expect(significantText(fraction(top, bottom), digits)).toBe(text)
  })

  it.each([
    [1n, 3n, 2, '0.33'],
    [5n, 1000n, 2, '0.01'],
    [4999n, 1_000_000n, 2, '0.00'],
    [-1n, 1000n, 2, '0.00'],
    [-5n, 1000n, 2, '-0.01'],
    [3n, 2n, 0, '2'],
    [1n, 1n, 4, '1.0000'],
  ])('%s / %s to %s places is %s', (top, bottom, places, text) => {
    expect(fixedText(fraction(top, bottom), places)).toBe(text)
  })

  it('rounds once: a number just below the middle is rounded down, where rounding twice would round it up', () => {
    expect(significantText(fraction(12_344_996n, 10_000_000n), 4)).toBe('1.234')
    expect(fixedText(fraction(12_344_996n, 10_000_000n), 3)).toBe('1.234')
  })
})

const positive = fc
  .tuple(fc.bigInt({ min: 1n, max: 2n ** 256n }), fc.bigInt({ min: 1n, max: 2n ** 256n }))
  .map(([top, bottom]) => fraction(top, bottom))
const digits = fc.integer({ min: 1, max: 30 })

/** A reference implementation: long division, digit by digit, with manual carry. */
function longDivision({ numerator, denominator }: Fraction, places: number, halfUp: boolean): string {
  const decimals = Array.from(String(numerator / denominator), Number)
  let remainder = numerator % denominator
  for (let place = 0; place < places; place++) {
    decimals.push(Number((remainder * 10n) / denominator))
    remainder = (remainder * 10n) % denominator
  }
  let carry = halfUp && remainder * 2n >= denominator
  for (let index = decimals.length - 1; carry && index >= 0; index--) {
    carry = decimals[index] === 9
    decimals[index] = carry ? 0 : (decimals[index] ?? 0) + 1
  }
  const text = `${carry ? '1' : ''}${decimals.join('')}`
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
}

const parseDecimal = (text: string): Fraction => {
  const [whole = '', part = ''] = text.split('.')
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length))
}

describe('every number', () => {
  it('with fixed places equals the result of long division, in both roundings', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: 0, max: 30 }), (value, places) => {
        expect(fixedText(value, places, 'down')).toBe(longDivision(value, places, false))
        expect(fixedText(value, places, 'halfUp')).toBe(longDivision(value, places, true))
      }),
      { numRuns: RUNS },
    )
  })

  it('rounded down never exceeds its value, and half-up is off by at most half a unit of the last digit', () => {
    fc.assert(
      fc.property(positive, digits, (value, digitCount) => {
        expect(compare(parseDecimal(significantText(value, digitCount, 'down')), value)).not.toBe(1)
        const rounded = parseDecimal(significantText(value, digitCount))
        const error = rounded.numerator * value.denominator - value.numerator * rounded.denominator
        // The first digit is at least one, so half a unit of the last of n digits is at most value / (2 · 10^(n-1)).
        const valueScaled = value.numerator * rounded.denominator
        expect((error < 0n ? -error : error) * 2n * 10n ** BigInt(digitCount - 1)).toBeLessThanOrEqual(valueScaled)
      }),
      { numRuns: RUNS },
    )
  })

  it('is formatted as by the published library, in both roundings', () => {
    fc.assert(
      fc.property(positive, digits, fc.integer({ min: 0, max: 30 }), (value, digitCount, places) => {
        const peer = new core.Fraction(String(value.numerator), String(value.denominator))
        expect(significantText(value, digitCount)).toBe(peer.toSignificant(digitCount))
        expect(significantText(value, digitCount, 'down')).toBe(
          peer.toSignificant(digitCount, undefined, core.Rounding.ROUND_DOWN),
        )
        expect(fixedText(value, places, 'down')).toBe(peer.toFixed(places, undefined, core.Rounding.ROUND_DOWN))
        expect(fixedText(value, places)).toBe(peer.toFixed(places, undefined, core.Rounding.ROUND_HALF_UP))
      }),
      { numRuns: RUNS / 4 },
    )
  })
})
