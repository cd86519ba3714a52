import { significantPercent } from '@musi/domain/amount/percentText'
import { fraction } from '@musi/domain/fraction'
import { figureText } from '#platform/page/money/figureText.ts'

const PARTS = 1_000_000

/** Formats a yearly yield, which was computed in floating point. */
export const yearlyText = (part: number): string =>
  figureText(significantPercent(fraction(BigInt(Math.round(part * PARTS)), BigInt(PARTS)), 3))
