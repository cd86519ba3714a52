import { significantAmount } from '@musi/domain/amount/amountText'
import { flooredPercent } from '@musi/domain/amount/percentText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Amount } from '@musi/domain/currency'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { t } from './exchangeWords.ts'

/** As it stands in a line of facts. */
export const amountText = (amount: Amount, digits: number): string =>
  `${significantAmount(amount, digits)} ${symbolText(amount.currency.symbol)}`

export const impactText = (impact: PriceImpact): string =>
  impact === 'unknown' ? t('impact.unknown') : flooredPercent(impact)
