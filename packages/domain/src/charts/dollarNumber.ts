import type { Fraction } from '../fraction.ts'

/** Cents and a little more: such a figure is for a curve or a list, never for a signature. */
const PLACES = 1_000_000n

export const dollarNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * PLACES) / denominator) / Number(PLACES)
