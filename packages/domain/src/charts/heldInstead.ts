import type { Fraction } from '../fraction.ts'
import { ZERO, compare, fraction, minus, plus, times } from '../fraction.ts'
import type { Result, Sides } from './positionTruth.ts'

/** Price of one smallest unit of each token, in a common measure. */
export type SidePrices = readonly [Fraction, Fraction]

export const valueOf = (sides: Sides, prices: SidePrices): Fraction =>
  plus(times(fraction(sides[0]), prices[0]), times(fraction(sides[1]), prices[1]))

export type HeldInstead = {
  /** Worth of the deposits at current prices. */
  readonly held: Fraction
  readonly worth: Fraction
  /** Positive if providing was better, negative if holding was. */
  readonly gained: Fraction
  readonly better: 'providing' | 'holding' | 'neither'
}

const BETTER = { '1': 'providing', '0': 'neither', '-1': 'holding' } as const

/** Compares a position with holding the deposited tokens instead (spec: charts.holding). `rewards` are in the measure of the prices. */
export function heldInstead({ putIn, worth }: Result, prices: SidePrices, rewards: Fraction = ZERO): HeldInstead {
  const held = valueOf(putIn, prices)
  const provided = plus(valueOf(worth, prices), rewards)
  return { held, worth: provided, gained: minus(provided, held), better: BETTER[compare(provided, held)] }
}
