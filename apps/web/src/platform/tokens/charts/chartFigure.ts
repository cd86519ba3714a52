import { significantText } from '@musi/domain/amount/roundedText'
import { fraction } from '@musi/domain/fraction'
import { figureText } from '#platform/page/money/figureText.ts'

/** Parts of one, fine enough for any price, in which the value is a whole number. */
const PARTS = 1e24
const WHOLE = 10n ** 24n
const DIGITS = 5

/** Formats a floating-point figure in few digits. For charts only, never for amounts that are signed. */
export function chartFigure(value: number, digits = DIGITS): string {
  const parts = Math.round(Math.abs(value) * PARTS)
  if (!Number.isFinite(parts)) return '–'
  return `${value < 0 ? '−' : ''}${figureText(significantText(fraction(BigInt(parts), WHOLE), digits))}`
}
