import { fixedText } from '@musi/domain/amount/roundedText'
import { fraction } from '@musi/domain/fraction'
import { valueText } from '../i18n/isolated.ts'
import { figureText } from './figureText.ts'

const PARTS = 1_000_000
const HUNDRED = 100n

/** A price change with sign and one decimal: `+1.3%`. Null for one that rounds to zero (spec: money.day-change). */
export function dayChangeText(part: number): string | null {
  const parts = Math.round(Math.abs(part) * PARTS)
  if (!Number.isFinite(parts)) return null
  const size = fixedText(fraction(BigInt(parts) * HUNDRED, BigInt(PARTS)), 1)
  return size === '0.0' ? null : valueText(`${part < 0 ? '−' : '+'}${figureText(`${size}%`)}`)
}
