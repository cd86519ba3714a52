import { fixedText } from '@musi/domain/amount/roundedText'
import { type Fraction, compare, fraction } from '@musi/domain/fraction'
import { valueText } from '../i18n/isolated.ts'
import { figureText } from './figureText.ts'

const TEN = fraction(10n, 1n)
const TEN_CENTS = fraction(1n, 10n)

/** Approximate dollars beside an amount: whole from $10 up, otherwise to ten cents (`$14`, `$4.80`). */
export function aboutDollars(dollars: Fraction): string {
  if (compare(dollars, TEN) >= 0) return valueText(`$${figureText(fixedText(dollars, 0))}`)
  if (compare(dollars, TEN_CENTS) < 0) return valueText(`<$${figureText('0.10')}`)
  return valueText(`$${figureText(`${fixedText(dollars, 1)}0`)}`)
}
