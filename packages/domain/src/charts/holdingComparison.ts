import type { Fraction } from '../fraction.ts'
import { ZERO, compare, fraction, minus, plus, times } from '../fraction.ts'
import type { SharesResult, Sides } from './positionResult.ts'

/** Price of one smallest unit of each token, in a common measure. */
export type SidePrices = readonly [Fraction, Fraction]

export const valueOf = (sides: Sides, prices: SidePrices): Fraction =>
  plus(times(fraction(sides[0]), prices[0]), times(fraction(sides[1]), prices[1]))

export type HoldingComparison = {
  /** Worth of the deposits at current prices. */
  readonly held: Fraction
  readonly worth: Fraction
  /** Positive if providing was better, negative if holding was. */
  readonly gain: Fraction
  readonly better: 'providing' | 'holding' | 'neither'
}

const BETTER = { '1': 'providing', '0': 'neither', '-1': 'holding' } as const

/** Compares a position with holding the deposited tokens instead (spec: charts.holding). `rewards` are in the measure of the prices. */
export function holdingComparison(
  { putIn, worth }: SharesResult,
  prices: SidePrices,
  rewards: Fraction = ZERO,
): HoldingComparison {
  const holdingWorth = valueOf(putIn, prices)
  const providingWorth = plus(valueOf(worth, prices), rewards)
  return {
    held: holdingWorth,
    worth: providingWorth,
    gain: minus(providingWorth, holdingWorth),
    better: BETTER[compare(providingWorth, holdingWorth)],
  }
}
