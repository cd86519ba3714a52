import { changeText } from '@musi/domain/amount/percentText'
import { fraction } from '@musi/domain/fraction'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { figureText } from '#platform/page/money/figureText.ts'

const PARTS = 1_000_000

/** By what part something moved, with its sign: `+1.25%`; a dash for what did not. */
export function changeFigure(part: number): string {
  const parts = Math.round(part * PARTS)
  if (!Number.isFinite(parts)) return '–'
  if (parts === 0) return '–'
  const text = changeText(fraction(BigInt(parts), BigInt(PARTS)))
  return valueText(`${text.slice(0, 1)}${figureText(text.slice(1))}`)
}
