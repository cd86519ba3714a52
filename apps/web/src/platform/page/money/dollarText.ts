import { fixedText } from '@musi/domain/amount/roundedText'
import { type Fraction, compare, fraction } from '@musi/domain/fraction'
import { valueText } from '../i18n/isolated.ts'
import { figureText } from './figureText.ts'

const CENT = fraction(1n, 100n)

/** Dollars and cents: `$12,345.60`; less than a cent is `<$0.01`. */
export function dollarText(dollars: Fraction): string {
  if (dollars.numerator > 0n && compare(dollars, CENT) < 0) return valueText(`<$${figureText('0.01')}`)
  return valueText(`$${figureText(fixedText(dollars, 2))}`)
}
