import { TRADED } from '../traded.ts'

/** Parts that are paid for each that trades. */
const FEE = Number(TRADED.whole) / Number(TRADED.parts)
/** More than 32 roundings of a double, where a hop makes at most ten, those of its amount and reserves among them. */
const UP = 1 + 2 ** -48
/** Further than any pair's reserve reaches. */
const TOO_MUCH = 2 ** 113

/**
 * Upper bound of the output for at most this input, for a pool with these reserves. Rounded down like the pool, so that
 * amounts of a few units stay exact; 0 if there is no output.
 */
export const mostOut = (own: number, other: number, sold: number): number =>
  Math.floor(((other * sold) / (own * FEE + sold)) * UP)

/**
 * Lower bound of the input for at least this output; 0 if it does not hold that much. Overestimates the remaining
 * reserve by more than all rounding.
 */
export function leastIn(own: number, other: number, bought: number): number {
  const left = own * UP - bought
  if (left <= 0) return 0
  const least = Math.floor((other * FEE * bought) / left) + 1
  return least < TOO_MUCH ? least : 0
}
