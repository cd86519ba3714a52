import { impactQuestion } from '@musi/domain/exchange/severity'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { t } from './exchangeWords.ts'

/** The word that is typed; it is specified, and the same in every language. */
const WORD = 'confirm'

type Asks = Pick<Window, 'confirm' | 'prompt'>

/** Asked when a swap is executed, of experts as well; false: nothing happens (spec: swap-review.impact-question). */
export function isImpactAccepted(impact: PriceImpact, asks: Asks = window): boolean {
  switch (impactQuestion(impact)) {
    case 'none':
      return true
    case 'confirm':
      return asks.confirm(t('impact.confirm'))
    case 'typeConfirm':
      return asks.prompt(t('impact.type')) === WORD
  }
}
