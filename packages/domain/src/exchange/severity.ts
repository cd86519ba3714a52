import { type Fraction, basisPoints, compare } from '../fraction.ts'
import type { PriceImpact } from './tradePrices.ts'

/** Severity of a price impact. From 3 on the button says "Swap Anyway". */
export type Severity = 0 | 1 | 2 | 3 | 4

/**
 * Confirmation that even experts must give before a trade with this impact is sent (spec: swap-review.impact-question).
 */
export type ImpactQuestion = 'none' | 'confirm' | 'typeConfirm'

const isBelow = (impact: Fraction, bps: number) => compare(impact, basisPoints(bps)) < 0

/** The level of an impact without the liquidity providers' fee (spec: swap.impact-level). */
export function severity(impact: PriceImpact): Severity {
  if (impact === 'unknown') return 4
  if (isBelow(impact, 100)) return 0
  if (isBelow(impact, 300)) return 1
  if (isBelow(impact, 500)) return 2
  return isBelow(impact, 1500) ? 3 : 4
}

/** Only an expert may swap from 15 % on, or if the impact is unknown. */
export const isBlocked = (severity: Severity, isExpert: boolean): boolean => severity > 3 && !isExpert

export function impactQuestion(impact: PriceImpact): ImpactQuestion {
  if (impact === 'unknown') return 'typeConfirm'
  if (isBelow(impact, 500)) return 'none'
  return isBelow(impact, 1000) ? 'confirm' : 'typeConfirm'
}
