import type { Fraction } from '../fraction.ts'
import { decimalText, withoutTrailingZeros } from './decimalText.ts'

/** Amounts round down, so as never to promise too much; prices and percentages round to nearest (spec: money.rounding). */
export type Rounding = 'down' | 'halfUp'

const sizeOf = (numerator: bigint) => (numerator < 0n ? -numerator : numerator)
const powerOfTen = (exponent: number) => 10n ** BigInt(Math.max(exponent, 0))

/** Rounded once, from the exact number. Negative numbers round by magnitude. */
function rounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const size = sizeOf(numerator)
  const up = rounding === 'halfUp' && (size % denominator) * 2n >= denominator
  const result = size / denominator + (up ? 1n : 0n)
  return numerator < 0n ? -result : result
}

/** With exactly so many places: `1.50`. */
export const fixedText = (
  { numerator, denominator }: Fraction,
  places: number,
  rounding: Rounding = 'halfUp',
): string => decimalText(rounded(numerator * powerOfTen(places), denominator, rounding), places)

/** The power of ten of the first digit: 0 for 1 to 9.99…, -1 for 0.1. */
function exponentOf(size: bigint, denominator: bigint): number {
  const most = size.toString().length - denominator.toString().length
  return size * powerOfTen(-most) >= denominator * powerOfTen(most) ? most : most - 1
}

/** With at most `digits` significant digits and no trailing zeros: `0.0123`, `12300`. */
export function significantText(value: Fraction, digits: number, rounding: Rounding = 'halfUp'): string {
  const { numerator, denominator } = value
  if (numerator === 0n) return '0'
  const places = digits - 1 - exponentOf(sizeOf(numerator), denominator)
  // With negative places the last significant digit is left of the point: the unit is ten, a hundred, …
  const unit = powerOfTen(-places)
  const units = rounded(numerator * powerOfTen(places), denominator * unit, rounding) * unit
  return withoutTrailingZeros(decimalText(units, Math.max(places, 0)))
}
