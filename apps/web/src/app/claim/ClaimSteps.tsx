import { shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Sheet } from '@musi/ui/Sheet'
import type { ReactNode } from 'react'
import { amountText } from '#platform/page/money/amountText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { ReviewOutcome } from '#platform/session/review/ReviewOutcome.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { Confetti } from './Confetti.tsx'
import { t } from './claimWords.ts'
import type { ClaimAct } from './useClaimReview.ts'

const DIGITS = 4

type Props = {
  open: boolean
  onClose: () => void
  id: string
  title: string
  doneTitle: string
  session: ReviewSession<ClaimAct>
  /** As for any dialog. */
  focusAfter?: string
  /** What is asked before it is sent, and again after it was not. */
  children: ReactNode
}

/** One dialog: the question, "Claiming", and "Claimed" (spec: claims.dialog). */
export function ClaimSteps({ open, onClose, id, title, doneTitle, session, focusAfter, children }: Props) {
  const { review, close, again } = session
  const sent = useSentState(review)
  const uni = uniToken()
  const isAsking = review.step === 'closed' || review.step === 'confirm'
  const isDone = sent !== null && hasSucceeded(sent.state)
  const isUnderWay = review.step === 'waiting' || (review.step === 'sent' && sent?.state.kind === 'pending')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isDone ? doneTitle : isUnderWay ? t('claiming') : title}
      closeLabel={t('close')}
      id={id}
      {...(focusAfter !== undefined && { focusAfter })}
    >
      {open && isAsking && children}
      {open && !isAsking && uni !== null && (
        <ReviewOutcome
          name={id}
          outcome={review}
          sent={sent}
          summary={t('summary', {
            amount: amountText(amountOf(uni, review.act.record.amount), DIGITS),
            whom: shortenAddress(review.act.recipient),
          })}
          doneText={null}
          againText={null}
          linkText="viewTransaction"
          // A claim that was not sent leads back to the question; one that was ends the dialog.
          close={review.step === 'sent' ? onClose : close}
          again={again}
        />
      )}
      {open && isDone && <Confetti />}
    </Sheet>
  )
}
