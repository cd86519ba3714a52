import { type Fraction, fraction } from '../fraction.ts'

/** Cents and a little more: such a figure is for a curve or a list, never for a signature. */
const PLACES = 1_000_000n

export const dollarNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * PLACES) / denominator) / Number(PLACES)

/** Finer than any figure is shown. */
const PARTS = 10n ** 12n

/** The sum of many, over one denominator: those of exact sums grow with each that is added, until adding takes longer than all else. */
export const roughSum = (amounts: readonly Fraction[]): Fraction =>
  fraction(
    amounts.reduce((sum, { numerator, denominator }) => sum + (numerator * PARTS) / denominator, 0n),
    PARTS,
  )
