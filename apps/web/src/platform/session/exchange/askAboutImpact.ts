import { type ImpactQuestion, impactQuestion } from '@musi/domain/exchange/severity'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { type BrowserAnswer, askBrowser } from '#platform/page/asking/askBrowser.ts'
import { exchangeText } from './exchangeWords.ts'

/** The word to type, as specified; the same in every language. */
const WORD = 'confirm'

type Dialogs = Pick<Window, 'confirm' | 'prompt'>

/** The question to confirm, and the text to type for it; null if this impact needs no question. */
export function impactWording(impact: PriceImpact): { question: string; word: string | null } | null {
  const wordings: Readonly<Record<ImpactQuestion, ReturnType<typeof impactWording>>> = {
    none: null,
    confirm: { question: exchangeText('impact.confirm'), word: null },
    typeConfirm: { question: exchangeText('impact.type'), word: WORD },
  }
  return wordings[impactQuestion(impact)]
}

/**
 * Asks at execution, even in expert mode; nothing is sent unless the answer is yes (spec:
 * swap-review.impact-question).
 */
export function askAboutImpact(impact: PriceImpact, dialogs: Dialogs = window): BrowserAnswer {
  const wording = impactWording(impact)
  if (wording === null) return 'yes'
  const { question, word } = wording
  return askBrowser(() => (word === null ? dialogs.confirm(question) : dialogs.prompt(question) === word))
}
