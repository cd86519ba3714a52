import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { orderText } from './orderWords.ts'
import type { Withdrawal } from './withdrawIntent.ts'

const titleOf = (act: Withdrawal) =>
  act.kind === 'cancel' ? orderText('withdraw.title', { name: act.title }) : orderText('withdrawAll')
const doneOf = ({ kind }: Withdrawal) => orderText(kind === 'cancel' ? 'withdraw.done' : 'withdrawAll.done')

type Props = { session: ReviewSession<Withdrawal>; startsAt: string }

/** Dialog that withdraws one order or all: what ends, the simulation, the wallet and the result. */
export const WithdrawSheet = ({ session, startsAt }: Props) => (
  <ReviewSheet
    name="withdraw"
    session={session}
    title={titleOf}
    summary={titleOf}
    done={{ title: titleOf, text: doneOf }}
    returnFocusId={startsAt}
  >
    {(act) => (
      <ReviewQuestion
        name="withdraw"
        session={session}
        isStrict
        confirm={{ id: 'confirm-withdraw', label: titleOf(act) }}
      >
        <p>
          {act.kind === 'cancel' ? orderText('withdraw.about') : orderText('withdrawAll.about', { count: act.count })}
        </p>
      </ReviewQuestion>
    )}
  </ReviewSheet>
)
