import { AFTER_FEE } from '../poolFee.ts'

/** Units paid for each unit that trades. */
const FEE_FACTOR = Number(AFTER_FEE.denominator) / Number(AFTER_FEE.numerator)
/** Covers 32 double roundings; a hop makes at most ten, including those of its amount and reserves. */
const ROUNDING_MARGIN = 1 + 2 ** -48
/** More than any pair can hold. */
const INPUT_LIMIT = 2 ** 113

/**
 * Upper bound of the output for at most this input, for a pool with these reserves. Rounded down like the pool, so that
 * amounts of a few units stay exact; 0 if there is no output.
 */
export const maxOutput = (own: number, other: number, sold: number): number =>
  Math.floor(((other * sold) / (own * FEE_FACTOR + sold)) * ROUNDING_MARGIN)

/**
 * Lower bound of the input for at least this output; 0 if the pool does not hold that much. The remaining reserve is
 * overestimated by more than all rounding errors.
 */
export function minInput(own: number, other: number, bought: number): number {
  const left = own * ROUNDING_MARGIN - bought
  if (left <= 0) return 0
  const least = Math.floor((other * FEE_FACTOR * bought) / left) + 1
  return least < INPUT_LIMIT ? least : 0
}
