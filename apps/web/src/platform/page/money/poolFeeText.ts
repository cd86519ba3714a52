import { POOL_FEE } from '@musi/domain/exchange/poolFee'
import { languageTag } from '../i18n/languageTag.ts'
import { figureText } from './figureText.ts'

const SPACE = '\u00A0'

/** The fee of one pool in a sentence (spec: swap.pool-fee): `0.30%`, in German `0,30 %`. */
export function poolFeeText(places: 1 | 2): string {
  const parts = new Intl.NumberFormat(languageTag(), { style: 'percent' }).formatToParts(0)
  const sign = parts.some(({ type, value }) => type === 'literal' && value.trim() === '') ? `${SPACE}%` : '%'
  return figureText((POOL_FEE * 100).toFixed(places)) + sign
}
