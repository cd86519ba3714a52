import { priceImpact } from '@musi/domain/exchange/tradePrices'
import { AskHere } from '../../../platform/page/asking/AskHere.tsx'
import { impactWording } from '../../../platform/session/exchange/impactAnswer.ts'
import type { ReviewedSwap } from './swapReview.ts'

type Props = { act: ReviewedSwap; agree: () => void }

/** The question about the price impact, where the browser did not ask it. */
export function ImpactAsk({ act, agree }: Props) {
  const wording = impactWording(priceImpact(act.trade))
  return wording === null ? null : <AskHere {...wording} onYes={agree} />
}
