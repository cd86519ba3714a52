import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { AskHere } from '#platform/page/asking/AskHere.tsx'
import { impactWording } from './impactAnswer.ts'

type Props = { impact: PriceImpact; agree: () => void }

/** The question about the price impact, where the browser did not ask it. */
export function ImpactAsk({ impact, agree }: Props) {
  const wording = impactWording(impact)
  return wording === null ? null : <AskHere {...wording} onYes={agree} />
}
