import { fraction } from '@musi/domain/fraction'
import { dollarText } from '#platform/page/money/dollarText.ts'

const PARTS = 1_000_000

/**
 * Formats dollars that the server added up in floating point; for display only. A sum above zero is
 * never shown as zero.
 */
export const dollarFigure = (dollars: number): string =>
  dollarText(fraction(BigInt(dollars > 0 ? Math.ceil(dollars * PARTS) : Math.round(dollars * PARTS)), BigInt(PARTS)))
