import type { Fraction } from '../fraction.ts'
import { decimalText, withoutTrailingZeros } from './decimalText.ts'

/** Amounts round down, so as never to promise too much; prices and percentages round to nearest (spec: money.rounding). */
export type Rounding = 'down' | 'halfUp'

const abs = (numerator: bigint) => (numerator < 0n ? -numerator : numerator)
const powerOfTen = (exponent: number) => 10n ** BigInt(Math.max(exponent, 0))

/** Rounds the exact quotient once. Negative numbers round by magnitude. */
function roundedQuotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const magnitude = abs(numerator)
  const isUp = rounding === 'halfUp' && (magnitude % denominator) * 2n >= denominator
  const result = magnitude / denominator + (isUp ? 1n : 0n)
  return numerator < 0n ? -result : result
}

/** Formats with exactly `places` decimals: `1.50`. */
export const fixedText = (
  { numerator, denominator }: Fraction,
  places: number,
  rounding: Rounding = 'halfUp',
): string => decimalText(roundedQuotient(numerator * powerOfTen(places), denominator, rounding), places)

/** The power of ten of the first digit: 0 for 1 to 9.99…, -1 for 0.1. */
function exponentOf(numerator: bigint, denominator: bigint): number {
  const maxExponent = numerator.toString().length - denominator.toString().length
  return numerator * powerOfTen(-maxExponent) >= denominator * powerOfTen(maxExponent) ? maxExponent : maxExponent - 1
}

/** Formats at most `digits` significant digits, without trailing zeros: `0.0123`, `12300`. */
export function significantText(value: Fraction, digits: number, rounding: Rounding = 'halfUp'): string {
  const { numerator, denominator } = value
  if (numerator === 0n) return '0'
  const places = digits - 1 - exponentOf(abs(numerator), denominator)
  // With negative places the last significant digit is left of the point: the unit is ten, a hundred, …
  const unit = powerOfTen(-places)
  const units = roundedQuotient(numerator * powerOfTen(places), denominator * unit, rounding) * unit
  return withoutTrailingZeros(decimalText(units, Math.max(places, 0)))
}
