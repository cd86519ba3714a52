import { basisPoints, compare, type Fraction, fraction, times } from '../fraction.ts'
import { fixedText, significantText } from './roundedText.ts'

const HUNDRED = fraction(100n)
const BELOW_FLOOR = '<0.01%'

/** A fraction as a percentage with `places` decimals, rounded half-up: 0.125 is `12.50%`. */
export const percentText = (part: Fraction, places: number): string => `${fixedText(times(part, HUNDRED), places)}%`

/** A change with its sign: `+1.25%`, `−0.38%`, and `<0.01%` below one basis point. */
export function changeText(part: Fraction): string {
  const isNegative = part.numerator < 0n
  const magnitude = isNegative ? { ...part, numerator: -part.numerator } : part
  return `${isNegative ? '−' : '+'}${flooredPercent(magnitude)}`.replace(/^.</, '<')
}

/** Formats a percentage with at most `digits` significant digits: `12.5%`. */
export const significantPercent = (part: Fraction, digits: number): string =>
  `${significantText(times(part, HUNDRED), digits)}%`

/**
 * Formats two places, or `<0.01%` below one basis point: price impact (spec: money.impact-text) and the share of a pool while
 * adding. An impact may be slightly negative (spec: swap.price-impact), which also reads `<0.01%`.
 */
export const flooredPercent = (part: Fraction): string =>
  compare(part, basisPoints(1)) < 0 ? BELOW_FLOOR : percentText(part, 2)

/** The share on the card of a position: `<0.01%` only if it would read 0.00 (spec: money.position-share). */
export function positionShareText(part: Fraction): string {
  const text = percentText(part, 2)
  return text === '0.00%' ? BELOW_FLOOR : text
}

/** The big number over the slider of the remove screen, without `%`: 0, `<1`, or a whole number (spec: money.slider-percent). */
export function sliderPercentText(part: Fraction): string {
  if (part.numerator === 0n) return '0'
  return compare(part, basisPoints(100)) < 0 ? '<1' : fixedText(times(part, HUNDRED), 0)
}
