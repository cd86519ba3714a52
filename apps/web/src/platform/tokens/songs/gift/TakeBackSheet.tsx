import { amountOf } from '@musi/domain/currency'
import { givenToday } from '@musi/domain/music/givenPlay'
import { useEffect, useEffectEvent } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type TakeBackAct, takeBackIntent } from './giveIntents.ts'
import { givenText } from './givenWords.ts'
import type { Budget, GivableSong } from './useBudget.ts'

type Props = { target: GivableSong; budgetAnswer: Budget; returnFocusId: string; onClose: () => void }

/** Review, wallet and result of taking back what is left for first plays (spec: touch.take-back). */
export function TakeBackSheet({ target: { song, title }, budgetAnswer, returnFocusId, onClose }: Props) {
  const account = useAccount()
  const session = useReview<TakeBackAct>({
    intentOf: (act) => (account === null ? null : takeBackIntent(act)),
    reopensOnRefusal: true,
  })
  const begin = useEffectEvent(() => {
    const { welcome, paidIn: token, budget, state, nowSeconds } = budgetAnswer
    const mayBeGiven = state === 'open' ? (budget.perDay - givenToday(budget, nowSeconds)) * budget.mostPerPlay : 0n
    const atLeast = mayBeGiven < budget.left ? budget.left - mayBeGiven : 0n
    session.begin({ welcome, song, title, token, left: budget.left, atLeast }, 'inDialog')
  })
  useEffect(() => begin(), [])
  const close = () => {
    session.close()
    onClose()
  }
  return (
    <ReviewSheet
      name="take-back"
      title={givenText('takeBack')}
      session={{ ...session, close }}
      summary={() => givenText('summary', { title })}
      done={{ title: givenText('takeBack.done') }}
      returnFocusId={returnFocusId}
    >
      {(act) => (
        <ReviewQuestion
          name="take-back"
          session={session}
          facts={[[givenText('left'), exactText(amountOf(act.token, act.left))]]}
          currencies={[act.token]}
          confirm={{ id: 'confirm-take-back', label: givenText('takeBack') }}
        >
          <p>{givenText('takeBack.about')}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
