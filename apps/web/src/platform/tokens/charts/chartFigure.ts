import { significantText } from '@musi/domain/amount/roundedText'
import { fraction } from '@musi/domain/fraction'
import { figureText } from '#platform/page/money/figureText.ts'

/** Small enough for the price of anything, and still a whole number. */
const PARTS = 1e24
const WHOLE = 10n ** 24n
const DIGITS = 5

/** A figure that was counted in floating point, in few digits: for looking at a curve, never for a signature. */
export function chartFigure(value: number, digits = DIGITS): string {
  const parts = Math.round(Math.abs(value) * PARTS)
  if (!Number.isFinite(parts)) return '–'
  return `${value < 0 ? '−' : ''}${figureText(significantText(fraction(BigInt(parts), WHOLE), digits))}`
}
