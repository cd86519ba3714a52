import { impactQuestion } from '@musi/domain/exchange/severity'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { t } from './exchangeWords.ts'

/** The word to type; it is specified and the same in every language. */
const WORD = 'confirm'

type Dialogs = Pick<Window, 'confirm' | 'prompt'>

/** Asked when a swap is executed, even of experts; false: the swap is cancelled (spec: swap-review.impact-question). */
export function isImpactAccepted(impact: PriceImpact, dialogs: Dialogs = window): boolean {
  switch (impactQuestion(impact)) {
    case 'none':
      return true
    case 'confirm':
      return dialogs.confirm(t('impact.confirm'))
    case 'typeConfirm':
      return dialogs.prompt(t('impact.type')) === WORD
  }
}
