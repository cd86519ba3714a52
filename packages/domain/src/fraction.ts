/** An exact number. The denominator is positive, so the numerator has the sign. Not reduced, because that costs more than it saves. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export const ZERO: Fraction = { numerator: 0n, denominator: 1n }
export const ONE: Fraction = { numerator: 1n, denominator: 1n }

/** Dividing by zero is a bug in the caller. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator > 0n) return { numerator, denominator }
  if (denominator === 0n) throw new RangeError('The denominator of a fraction cannot be zero.')
  return { numerator: -numerator, denominator: -denominator }
}

const BPS_IN_ONE = 10_000n
export const basisPoints = (bps: number | bigint): Fraction => fraction(BigInt(bps), BPS_IN_ONE)

export const inverse = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator, numerator)

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
})

export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { numerator: -other.numerator, denominator: other.denominator })

export const times = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})

export const dividedBy = (one: Fraction, other: Fraction): Fraction => times(one, inverse(other))

/** Negative if `one` is less, positive if it is more. */
export function compare(one: Fraction, other: Fraction): -1 | 0 | 1 {
  const left = one.numerator * other.denominator
  const right = other.numerator * one.denominator
  if (left < right) return -1
  return left > right ? 1 : 0
}

/** Rounds towards minus infinity, while bigint division rounds towards zero. */
export function floor({ numerator, denominator }: Fraction): bigint {
  const whole = numerator / denominator
  return numerator % denominator < 0n ? whole - 1n : whole
}

/** The number in lowest terms, so that equal numbers give equal text. */
export function lowestTerms({ numerator, denominator }: Fraction): Fraction {
  let divisor = denominator
  let remainder = numerator < 0n ? -numerator : numerator
  while (remainder !== 0n) [divisor, remainder] = [remainder, divisor % remainder]
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}
