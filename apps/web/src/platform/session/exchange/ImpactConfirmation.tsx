import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { SuppressedQuestion } from '#platform/page/asking/SuppressedQuestion.tsx'
import { impactWording } from './askAboutImpact.ts'

type Props = { impact: PriceImpact; agree: () => void }

/** The question about the price impact, shown if the browser suppressed its own dialog. */
export function ImpactConfirmation({ impact, agree }: Props) {
  const wording = impactWording(impact)
  return wording === null ? null : <SuppressedQuestion {...wording} onYes={agree} />
}
