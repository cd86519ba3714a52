import { TRADED } from '../traded.ts'

/** Parts that are paid for each that trades. */
const FEE = Number(TRADED.whole) / Number(TRADED.parts)
/** More than 32 roundings of a double, where a hop makes at most ten, those of its amount and reserves among them. */
const UP = 1 + 2 ** -48
/** Further than any pair's reserve reaches. */
const TOO_MUCH = 2 ** 113

/**
 * No pool of these reserves gives more than this for so much or less of its own token. Rounded down as the pool rounds, so that
 * amounts of a few units stay sharp. 0: nothing would come out.
 */
export const mostOut = (own: number, other: number, sold: number): number =>
  Math.floor(((other * sold) / (own * FEE + sold)) * UP)

/**
 * It asks no less than this of its other token for so much or more of its own. 0: it does not hold so much. What is left in the
 * pool is taken for more than it is, and by more than all roundings together.
 */
export function leastIn(own: number, other: number, bought: number): number {
  const left = own * UP - bought
  if (left <= 0) return 0
  const least = Math.floor((other * FEE * bought) / left) + 1
  return least < TOO_MUCH ? least : 0
}
