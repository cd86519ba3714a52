import { amountText } from '#platform/page/money/amountText.ts'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { ConfirmSwap } from './ConfirmSwap.tsx'
import type { ReviewedSwap } from './swapReview.ts'
import { r } from './swapReviewWords.ts'
import type { SwapReview } from './useSwapReview.ts'

const DIGITS = 6

const swappingText = ({ trade: { input, output } }: ReviewedSwap) =>
  r('swapping', {
    input: amountText(input, DIGITS),
    output: amountText(output, DIGITS),
  })

type Props = {
  session: SwapReview
  /** What would be swapped now; null: nothing. */
  live: ReviewedSwap | null
}

/** The confirmation, and then the outcome (spec: swap-review.steps). */
export const ReviewSwap = ({ session, live }: Props) => (
  <ReviewSheet
    name="swap"
    title={() => r('title')}
    session={session}
    summary={swappingText}
    done={{ title: r('done'), again: r('again') }}
    startsAt="swap-currency-input"
  >
    {(act) => <ConfirmSwap {...{ session, act, live }} />}
  </ReviewSheet>
)
