import { Sheet } from '@musi/ui/Sheet'
import { type ReactNode, useState } from 'react'
import { ReviewOutcome } from '#platform/session/review/ReviewOutcome.tsx'
import { t as review } from '#platform/session/review/reviewWords.ts'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'

type Props<Act> = {
  open: boolean
  onClose: () => void
  /** The decision in one word: the dialog is `#review-{name}`. */
  name: string
  session: ReviewSession<Act>
  title: string
  /** What it is called while the wallet is asked. */
  waitingTitle: string
  doneTitle: string
  /** What was decided, in a line. */
  doneText: (act: Act) => string
  summary: (act: Act) => string
  /** Where the focus goes after something was sent. */
  startsAt: string
  /** What is asked, and asked again after it was not sent. */
  children: ReactNode
}

/** One dialog: the question, the wallet, and how it ended; whatever fails leads back to the question (spec: governance.flow). */
export function DecisionSheet<Act>(props: Props<Act>) {
  const { open, onClose, name, session, doneText, summary, children } = props
  const sent = useSentState(session.review)
  const { step } = session.review
  // Still known in the moment in which it closes.
  const [hasSent, setHasSent] = useState(false)
  if (open && (step === 'sent') !== hasSent) setHasSent(!hasSent)
  const isDone = sent !== null && hasSucceeded(sent.state)
  const isWaiting = step === 'waiting'
  const isPending = step === 'sent' && (sent === null || sent.state.kind === 'pending')
  const title = isDone ? props.doneTitle : isWaiting ? props.waitingTitle : isPending ? review('sent') : props.title

  function close(): void {
    session.close()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      closeLabel={review('close')}
      id={`review-${name}`}
      {...(hasSent && { focusAfter: props.startsAt })}
    >
      {open && (session.review.step === 'waiting' || session.review.step === 'sent') ? (
        <ReviewOutcome
          name={name}
          outcome={session.review}
          sent={sent}
          summary={summary(session.review.act)}
          doneText={doneText(session.review.act)}
          againText={null}
          linkText="viewTransaction"
          // Who stops waiting is asked again; what was sent ends the dialog.
          close={isWaiting ? session.close : close}
          again={session.again}
        />
      ) : (
        open && children
      )}
    </Sheet>
  )
}
