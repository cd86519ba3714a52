import type { Fraction } from '../fraction.ts'

/** Precise enough for a curve or a list; never use such a figure for a signature. */
const PLACES = 1_000_000n

export const dollarNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * PLACES) / denominator) / Number(PLACES)
