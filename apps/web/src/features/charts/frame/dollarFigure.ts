import { fraction } from '@musi/domain/fraction'
import { dollarText } from '#platform/page/money/dollarText.ts'

const PARTS = 1_000_000

/** Dollars that were added up by the server, for looking at. */
export const dollarFigure = (dollars: number): string =>
  dollarText(fraction(BigInt(Math.round(dollars * PARTS)), BigInt(PARTS)))
