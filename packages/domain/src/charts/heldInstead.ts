import type { Fraction } from '../fraction.ts'
import { ZERO, compare, fraction, minus, plus, times } from '../fraction.ts'
import type { Result, Sides } from './positionTruth.ts'

/** What one smallest unit of each token is worth, in whatever both are measured by. */
export type SidePrices = readonly [Fraction, Fraction]

export const valueOf = (sides: Sides, prices: SidePrices): Fraction =>
  plus(times(fraction(sides[0]), prices[0]), times(fraction(sides[1]), prices[1]))

export type HeldInstead = {
  /** What was put in, at the prices of now. */
  readonly held: Fraction
  readonly worth: Fraction
  /** Above zero: providing was better; below: holding. */
  readonly gained: Fraction
  readonly better: 'providing' | 'holding' | 'neither'
}

const BETTER = { '1': 'providing', '0': 'neither', '-1': 'holding' } as const

/** Whether it would have been better to keep the tokens (spec: charts.holding). Rewards count as `rewards`, in the same measure. */
export function heldInstead({ putIn, worth }: Result, prices: SidePrices, rewards: Fraction = ZERO): HeldInstead {
  const [held, provided] = [valueOf(putIn, prices), plus(valueOf(worth, prices), rewards)]
  return { held, worth: provided, gained: minus(provided, held), better: BETTER[compare(provided, held)] }
}
