import { changeText } from '@musi/domain/amount/percentText'
import { fraction } from '@musi/domain/fraction'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { figureText } from '#platform/page/money/figureText.ts'

const PARTS = 1_000_000

/** A relative change with sign: `+1.25%`; a dash if there was none. */
export function changeFigure(part: number): string {
  const parts = Math.round(part * PARTS)
  if (!Number.isFinite(parts)) return '–'
  if (parts === 0) return '–'
  const text = changeText(fraction(BigInt(parts), BigInt(PARTS)))
  return valueText(`${text.slice(0, 1)}${figureText(text.slice(1))}`)
}
