import { significantPercent } from '@musi/domain/amount/percentText'
import { slippagePercent } from '@musi/domain/settings/slippage'
import { type Price, invertPrice, priceOf, significantPrice } from '@musi/domain/amount/price'
import { Stack } from '@musi/ui/layout/Stack'
import { unitText } from '#platform/page/money/unitText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { sentText } from '#platform/session/exchange/sentText.ts'
import { rateText } from '#platform/session/exchange/rateText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { addedTitle, stakeFacts } from '../stake/stakeFacts.tsx'
import { addReviewText } from '../words/reviewAddWords.ts'
import { type Addition, hasMoved, reservesAfter, amountChanges } from './addition.ts'

/** Significant digits in the summary (spec: liquidity.add-review). */
const DIGITS = 6
const RATE_DIGITS = 4
const SHARE_DIGITS = 4

const supplyingText = ({ a, b }: Addition) =>
  addReviewText('supplying', { amountA: amountText(a, DIGITS), amountB: amountText(b, DIGITS) })

type Props = {
  session: ReviewSession<Addition>
  /** The addition as it would be sent now; null if there is none. */
  live: Addition | null
}

/** Dialog of the review and its outcome. */
export const ReviewAdd = (props: Props) => (
  <ReviewSheet
    name="add"
    title={({ setsPrice }) => addReviewText(setsPrice ? 'title.new' : 'title')}
    session={props.session}
    summary={supplyingText}
    done={{ title: addedTitle(props.session.review, addReviewText('done')), again: addReviewText('again') }}
    returnFocusId="add-liquidity-input-tokena"
  >
    {(addition) => <ConfirmAdd {...props} act={addition} />}
  </ReviewSheet>
)

function ConfirmAdd({ session, live, act }: Props & { act: Addition }) {
  const { a, b, shares, setsPrice } = act
  const one = unitText(a.currency)
  const other = unitText(b.currency)
  return (
    <ReviewQuestion
      {...{ session, live }}
      name="add"
      isMoved={hasMoved(act, live)}
      moves={amountChanges(act, live)}
      gone={addReviewText('gone')}
      facts={factsOf(act)}
      currencies={[a.currency, b.currency, shares.currency]}
      deposited={act.stake?.amount ?? null}
      confirm={{ id: 'confirm-add', label: addReviewText(setsPrice ? 'confirm.new' : 'confirm') }}
    >
      <Stack as="dl" gap={4}>
        <AmountLine
          side="get"
          amount={shares}
          unit={addReviewText('shares', { one, other })}
          of={[a.currency, b.currency]}
          isExact={setsPrice && act.opening === null}
        />
        <AmountLine side="pay" label={addReviewText('deposited', { symbol: one })} amount={a} isExact />
        <AmountLine side="pay" label={addReviewText('deposited', { symbol: other })} amount={b} isExact />
      </Stack>
    </ReviewQuestion>
  )
}

const rateOf = (price: Price) =>
  rateText(unitText(price.base), figureText(significantPrice(price, RATE_DIGITS)), unitText(price.quote))

function factsOf(act: Addition): Facts {
  const { a, b, ofPool, setsPrice, slippageBps, stake, opening } = act
  const price = priceOf(...reservesAfter(act))
  const sent = sentText([a.currency, b.currency], opening?.sent ?? null)
  const rates = price !== null && (
    <Stack as="span" key="rates" balanced>
      <span>{rateOf(price)}</span>
      <span>{rateOf(invertPrice(price))}</span>
    </Stack>
  )
  const slippage = slippagePercent(slippageBps)
  return [
    [
      addReviewText('rates'),
      rates,
      ...(setsPrice ? [] : [addReviewText('estimated', { slippage: figureText(slippage) })]),
    ],
    ...(sent === null ? [] : [[addReviewText('sent'), sent]]),
    [addReviewText('share'), figureText(significantPercent(ofPool, SHARE_DIGITS))],
    ...stakeFacts(stake),
  ] as Facts
}
