import type { Address } from '@musi/domain/address'
import { priceImpact } from '@musi/domain/exchange/tradePrices'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { type ApprovalPlan, withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { askAboutImpact } from '#platform/session/exchange/askAboutImpact.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import type { Quote } from '../quote/useQuote.ts'
import { swapIntent } from './swapIntent.ts'
import type { ReviewedSwap } from './reviewedSwap.ts'

export type SwapReview = ReviewSession<ReviewedSwap> & {
  start: (act: ReviewedSwap) => void
}

type SwapReviewOptions = { account: Address | null; quote: Quote; plan: ApprovalPlan; onSent: () => void }

/** The review of a swap, from the click to the outcome. */
export function useSwapReview({ account, quote, plan, onSent }: SwapReviewOptions): SwapReview {
  const { expertMode } = useSettings()
  const exchange = quote.kind === 'trade' ? quote.exchange : null
  // The swap, in one batch with the approvals it needs (spec: sending.batch).
  const intentOf = (reviewed: ReviewedSwap) =>
    account === null ? null : withApprovals(plan, swapIntent({ ...reviewed, account, exchange }))
  const mayBegin = ({ trade }: ReviewedSwap) => askAboutImpact(priceImpact(trade))
  const session = useReview({ intentOf, mayBegin, onSent })
  // Experts must also confirm a recipient from a link, because the field may have been filled
  // unnoticed (case 24).
  const start = (act: ReviewedSwap) =>
    session.begin(act, expertMode && !act.receiver.isFromLink ? 'directly' : 'inDialog')
  return { ...session, start }
}
