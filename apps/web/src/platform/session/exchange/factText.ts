import { significantAmount } from '@musi/domain/amount/amountText'
import { flooredPercent } from '@musi/domain/amount/percentText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Amount } from '@musi/domain/currency'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { t } from './exchangeWords.ts'

/** An amount as shown in a list of facts. */
export const amountText = (amount: Amount, digits: number): string =>
  `${significantAmount(amount, digits)} ${symbolText(amount.currency.symbol)}`

export const impactText = (impact: PriceImpact): string =>
  impact === 'unknown' ? t('impact.unknown') : flooredPercent(impact)
