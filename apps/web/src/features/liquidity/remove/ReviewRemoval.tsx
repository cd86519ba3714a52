import { slippagePercent } from '@musi/domain/settings/slippage'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { ShareChange, rateTexts } from './RemoveFacts.tsx'
import { type ReviewedRemoval, hasMoved, removalMoves } from './removalReview.ts'
import { removeReviewText } from './removeReviewWords.ts'
import type { RemovalReview } from './useRemovalReview.ts'

const DIGITS = 6

type Props = {
  session: RemovalReview
  /** The removal as it would be sent now; null if there is none. */
  live: ReviewedRemoval | null
}

/** Dialog of the review and its outcome (spec: liquidity.remove-review). */
export const ReviewRemoval = (props: Props) => (
  <ReviewSheet
    name="remove"
    title={removeReviewText('title')}
    session={props.session}
    summary={({ a, b }) =>
      removeReviewText('removing', { a: amountText(a.amount, DIGITS), b: amountText(b.amount, DIGITS) })
    }
    done={{ title: removeReviewText('done'), again: removeReviewText('again') }}
    returnFocusId="remove-25"
  >
    {(act) => <ConfirmRemoval {...props} act={act} />}
  </ReviewSheet>
)

function ConfirmRemoval({ session, act, live }: Props & { act: ReviewedRemoval }) {
  const { a, b, shares, slippageBps } = act
  return (
    <ReviewQuestion
      {...{ session, live }}
      name="remove"
      isMoved={hasMoved(act, live)}
      moves={removalMoves(act, live)}
      gone={removeReviewText('gone')}
      unapproved={removeReviewText('unapproved')}
      facts={factsOf(act)}
      currencies={[a.amount.currency, b.amount.currency, shares.currency]}
      confirm={{ id: 'confirm-remove', label: removeReviewText('confirm') }}
      ifStopped={removeReviewText('fee')}
    >
      <Stack as="dl" gap={3}>
        <AmountLine side="get" amount={a.amount} />
        <AmountLine side="get" amount={b.amount} />
      </Stack>
      <Note>{removeReviewText('estimated', { slippage: figureText(slippagePercent(slippageBps)) })}</Note>
    </ReviewQuestion>
  )
}

const factsOf = ({ a, b, shares, share }: ReviewedRemoval): Facts => [
  [
    removeReviewText('burned', { pair: `${unitText(a.amount.currency)}/${unitText(b.amount.currency)}` }),
    <Money key="burned" amount={shares} digits={DIGITS} />,
  ],
  [
    removeReviewText('price'),
    <Stack as="span" key="price" balanced>
      {rateTexts(a.amount, b.amount).map((rate) => (
        <span key={rate}>{rate}</span>
      ))}
    </Stack>,
  ],
  [removeReviewText('share'), <ShareChange key="share" share={share} />],
]
