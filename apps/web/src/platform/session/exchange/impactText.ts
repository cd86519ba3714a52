import { flooredPercent } from '@musi/domain/amount/percentText'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { figureText } from '#platform/page/money/figureText.ts'
import { t } from './exchangeWords.ts'

export const impactText = (impact: PriceImpact): string =>
  impact === 'unknown' ? t('impact.unknown') : figureText(flooredPercent(impact))
