import { basisPoints, compare, type Fraction, fraction, times } from '../fraction.ts'
import { fixedText, significantText } from './roundedText.ts'

const HUNDRED = fraction(100n)
const LEAST_SHOWN = '<0.01%'

/** A fraction as a percentage with `places` decimals, rounded half-up: 0.125 is `12.50%`. */
export const percentText = (part: Fraction, places: number): string => `${fixedText(times(part, HUNDRED), places)}%`

/** A change with its sign: `+1.25%`, `−0.38%`, and `<0.01%` where it is too small to say. */
export function changeText(part: Fraction): string {
  const isLess = part.numerator < 0n
  const size = isLess ? { ...part, numerator: -part.numerator } : part
  return `${isLess ? '−' : '+'}${flooredPercent(size)}`.replace(/^.</, '<')
}

/** Formats a percentage with at most so many digits: `12.5%`. */
export const significantPercent = (part: Fraction, digits: number): string =>
  `${significantText(times(part, HUNDRED), digits)}%`

/**
 * `<0.01%` for all that is below one basis point, else two places: price impact (spec: money.impact-text) and the share of a pool
 * while adding. An impact may be a little below zero (spec: swap.price-impact), which is below one basis point as well.
 */
export const flooredPercent = (part: Fraction): string =>
  compare(part, basisPoints(1)) < 0 ? LEAST_SHOWN : percentText(part, 2)

/** The share on the card of a position: `<0.01%` only if it would read 0.00 (spec: money.position-share). */
export function positionShareText(part: Fraction): string {
  const text = percentText(part, 2)
  return text === '0.00%' ? LEAST_SHOWN : text
}

/** The big number over the slider of the remove screen, without its sign: 0, `<1`, else whole (spec: money.slider-percent). */
export function sliderPercentText(part: Fraction): string {
  if (part.numerator === 0n) return '0'
  return compare(part, basisPoints(100)) < 0 ? '<1' : fixedText(times(part, HUNDRED), 0)
}
