import { stopReason } from '#platform/session/review/stopReason.ts'
import { Button } from '@musi/ui/Button'
import type { Currency } from '@musi/domain/currency'
import { Stack } from '@musi/ui/Stack'
import { t as chain } from '#platform/session/freshness/freshnessWords.ts'
import { useAway } from '#platform/session/freshness/useAway.ts'
import { Rehearsal } from '#platform/session/review/Rehearsal.tsx'
import { t as review } from '#platform/session/review/reviewWords.ts'
import { useRehearsal } from '#platform/session/review/useRehearsal.ts'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './Decision.module.css'
import { d } from './decisionWords.ts'

type Props<Act> = {
  name: string
  label: string
  session: ReviewSession<Act>
  /** What would be sent; null: nothing can be yet. */
  act: Act | null
  intentOf: (act: Act) => SendIntent
  /** Why nothing can be sent yet; null: it can. */
  why: string | null
  /** All that may change hands. */
  currencies?: readonly Currency[]
}

const NONE: readonly Currency[] = []

/** The button of a decision with its test run above it, and below it why it does nothing or why nothing was sent (spec: governance.flow). */
export function DecisionButton<Act>({ name, label, session, act, intentOf, why, currencies = NONE }: Props<Act>) {
  const account = useAccount()
  const isAway = useAway() !== null
  const intent = act === null || why !== null ? null : intentOf(act)
  const rehearsal = useRehearsal(account, intent)
  const reason = account === null ? d('connect') : (why ?? stopReason(rehearsal, { every: true }))
  const { step } = session.review
  const outcome =
    session.review.step === 'failed'
      ? session.review.text
      : session.review.step === 'confirm' && session.review.isDeclined === true
        ? review('nothingSent')
        : null
  return (
    <>
      {intent !== null && <Rehearsal name={name} state={rehearsal} currencies={currencies} />}
      <Stack gap={2}>
        <Button
          id={`confirm-${name}`}
          kind="primary"
          size="large"
          block
          disabled={act === null || reason !== null || isAway || step === 'waiting'}
          {...(reason !== null && { 'aria-describedby': `${name}-why` })}
          onClick={() => act !== null && session.begin(act, 'atOnce')}
        >
          {isAway ? chain('reconnecting') : label}
        </Button>
        <output id={`${name}-why`} className={styles['why']}>
          {reason}
        </output>
        <output id={`${name}-error`} className={styles['why']}>
          {outcome}
        </output>
      </Stack>
    </>
  )
}
