import { fixedText } from '@musi/domain/amount/roundedText'
import { fraction } from '@musi/domain/fraction'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { chartFigure } from '#platform/tokens/charts/chartFigure.ts'

/** Smallest price with four decimals; a smaller one has four significant digits. */
const SMALL = 0.01
const SMALL_DIGITS = 4
const PARTS = 1_000_000

const fixed = (dollars: number, decimals: number): string =>
  figureText(fixedText(fraction(BigInt(Math.round(dollars * PARTS)), BigInt(PARTS)), decimals))

type Price = {
  readonly dollars: number
  readonly text: string
  /** True if it has two decimals; smaller prices have four. */
  readonly hasTwoDecimals: boolean
}

/**
 * Price of one whole token, from the server's price of its smallest unit: two decimals from a dollar, four below (spec:
 * charts.prices). Null if the price or the decimals are unknown.
 */
export function tokenPrice(price: number | null, decimals: number | null): Price | null {
  if (price === null || decimals === null) return null
  const dollars = price * 10 ** decimals
  const hasTwoDecimals = dollars >= 1
  const text = dollars < SMALL ? chartFigure(dollars, SMALL_DIGITS) : fixed(dollars, hasTwoDecimals ? 2 : 4)
  return { dollars, text: valueText(`$${text}`), hasTwoDecimals }
}
