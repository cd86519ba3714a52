import { flooredPercent, significantPercent } from '@musi/domain/amount/percentText'
import { amountOf } from '@musi/domain/currency'
import { severity } from '@musi/domain/exchange/severity'
import { Stack } from '@musi/ui/layout/Stack'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { impactText } from '#platform/session/exchange/Impact.tsx'
import { ImpactConfirmation } from '#platform/session/exchange/ImpactConfirmation.tsx'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { addedTitle, stakeFacts } from '../stake/stakeFacts.tsx'
import { type FromOneAct, hasMoved, amountChanges } from './fromOneAct.ts'
import { addOneText } from './oneWords.ts'

const DIGITS = 6
const FEW_DIGITS = 4

const supplyingText = ({ amount, other }: FromOneAct) =>
  addOneText('supplying', { amount: exactText(amount), other: unitText(other) })

type Props = { session: ReviewSession<FromOneAct>; live: FromOneAct | null }

/** Dialog of the review and its outcome. */
export const ReviewFromOne = (props: Props) => (
  <ReviewSheet
    name="add-one"
    title={addOneText('title')}
    session={props.session}
    summary={supplyingText}
    done={{ title: addedTitle(props.session.review, addOneText('done')), again: addOneText('again') }}
    returnFocusId="add-one-input"
  >
    {(act) => <ConfirmFromOne {...props} act={act} />}
  </ReviewSheet>
)

function ConfirmFromOne({ session, live, act }: Props & { act: FromOneAct }) {
  const { amount, other, shares } = act
  const one = unitText(amount.currency)
  const two = unitText(other)
  return (
    <ReviewQuestion
      {...{ session, live }}
      name="add-one"
      isMoved={hasMoved(act, live)}
      moves={amountChanges(act, live)}
      gone={addOneText('gone')}
      facts={factsOf(act)}
      currencies={[amount.currency, other, shares.currency]}
      deposited={act.stake?.amount ?? null}
      foot={
        session.suppressed !== null && (
          <ImpactConfirmation impact={session.suppressed.act.added.impact} agree={session.suppressed.agree} />
        )
      }
      confirm={{ id: 'confirm-add-one', label: addOneText('confirm') }}
    >
      <Stack as="dl" gap={4}>
        <AmountLine side="pay" amount={amount} isExact />
        <AmountLine
          side="get"
          amount={shares}
          unit={addOneText('shares', { one, other: two })}
          of={[amount.currency, other]}
        />
      </Stack>
    </ReviewQuestion>
  )
}

function factsOf({ amount, other, added, batch, minimumShares, stake }: FromOneAct): Facts {
  const shortText = (currency: typeof other, raw: bigint) => amountText(amountOf(currency, raw), FEW_DIGITS)
  const leftovers: Facts =
    batch === null
      ? []
      : [
          [
            addOneText('stays'),
            null,
            addOneText('stays.text', {
              given: shortText(amount.currency, batch.leftGiven),
              other: shortText(other, batch.leftOther),
            }),
          ],
        ]
  return [
    [
      addOneText('least'),
      <Money key="least" amount={minimumShares} digits={DIGITS} />,
      addOneText('estimated', { symbol: unitText(amount.currency) }),
    ],
    [
      addOneText('swapped'),
      addOneText('swapped.for', {
        sold: shortText(amount.currency, added.sold),
        bought: shortText(other, added.bought),
      }),
    ],
    [
      addOneText('impact'),
      <span key="impact" data-severity={severity(added.impact)}>
        {impactText(added.impact)}
      </span>,
    ],
    [addOneText('cost'), figureText(flooredPercent(added.cost))],
    [addOneText('share'), figureText(significantPercent(added.ofPool, FEW_DIGITS))],
    ...leftovers,
    ...stakeFacts(stake),
  ]
}
