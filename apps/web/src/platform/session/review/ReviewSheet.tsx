import { Sheet } from '@musi/ui/Sheet'
import type { ReactNode } from 'react'
import { ReviewOutcome } from './ReviewOutcome.tsx'
import type { Review } from './review.ts'
import { t } from './reviewWords.ts'
import type { ReviewSession } from './useReview.ts'

type Props<Act> = {
  /** What is done, in one word: `swap` gives the dialog `#review-swap` and its error `#swap-error`. */
  name: string
  title: string
  session: ReviewSession<Act>
  /** The act in one line, beside the wallet's question and when it was sent. */
  summary: (act: Act) => string
  /** What is confirmed, with the button that does it. */
  children: (act: Act) => ReactNode
}

const titleOf = (step: Review<unknown>['step'], title: string) =>
  step === 'closed' || step === 'confirm' ? title : t(step)

/** What is confirmed, and what becomes of it. */
export function ReviewSheet<Act>({ name, title, session: { review, close }, summary, children }: Props<Act>) {
  if (review.step === 'closed') return null
  return (
    <Sheet open onClose={close} title={titleOf(review.step, title)} closeLabel={t('close')} id={`review-${name}`}>
      {review.step === 'confirm' ? (
        children(review.act)
      ) : (
        <ReviewOutcome name={name} outcome={review} summary={summary(review.act)} close={close} />
      )}
    </Sheet>
  )
}
