import { COMPOSITIONS } from './compositions.ts'
import { diceOf } from '../random/dice.ts'
import { PALETTES, type Palette } from './palettes.ts'
import type { Shape } from './shape.ts'

export type CoverArt = { ground: string; shapes: readonly Shape[] }

const FALLBACK: Palette = { ground: '#2b1a4a', inks: ['#ff5c6c', '#ffa64d', '#8c5a4c'] }

/** Bands half as many and twice as thick. */
const SMALL_DETAIL = 0.5

/**
 * The cover of an account that has not uploaded one. It depends on the address alone. `isSmall`: drawn for less than 32
 * px.
 */
export function coverArt(address: string, isSmall = false): CoverArt {
  const dice = diceOf(address.toLowerCase())
  const { ground, inks } = PALETTES[dice.wholeNumber(0, PALETTES.length - 1)] ?? FALLBACK
  const [a, b, c] = inks
  const order = dice.oneOf([inks, inks, [a, c, b], [b, a, c], [b, c, a], [c, b, a]] as const)
  return { ground, shapes: dice.oneOf(COMPOSITIONS)(order, dice, isSmall ? SMALL_DETAIL : 1) }
}
