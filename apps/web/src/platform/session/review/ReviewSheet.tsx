import { Sheet } from '@musi/ui/Sheet'
import type { ReactNode } from 'react'
import { ReviewOutcome } from './ReviewOutcome.tsx'
import { t } from './reviewWords.ts'
import type { ReviewSession } from './useReview.ts'

type Props<Act> = {
  /** The act in one word: `swap` gives the dialog `#review-swap` and its error `#swap-error`. */
  name: string
  /** Some acts are called by what they do this time: adding to a pool, or making it. */
  title: (act: Act) => string
  session: ReviewSession<Act>
  /** The act in one line, shown while waiting for the wallet and once sent. */
  summary: (act: Act) => string
  /** What is confirmed, with the button that does it. */
  children: (act: Act) => ReactNode
}

/** The confirmation, and then its outcome. */
export function ReviewSheet<Act>({ name, title, session: { review, close }, summary, children }: Props<Act>) {
  if (review.step === 'closed') return null
  const shownTitle = review.step === 'confirm' ? title(review.act) : t(review.step)
  return (
    <Sheet open onClose={close} title={shownTitle} closeLabel={t('close')} id={`review-${name}`}>
      {review.step === 'confirm' ? (
        children(review.act)
      ) : (
        <ReviewOutcome name={name} outcome={review} summary={summary(review.act)} close={close} />
      )}
    </Sheet>
  )
}
