import { Sheet } from '@musi/ui/Sheet'
import type { ReactNode } from 'react'
import { t as story } from '../transactions/story/transactionWords.ts'
import { ReviewOutcome } from './ReviewOutcome.tsx'
import { t } from './reviewWords.ts'
import type { ReviewSession } from './useReview.ts'
import { type SentState, hasSucceeded, useSentState } from './useSentState.ts'

type Props<Act> = {
  /** The act in one word: `swap` gives the dialog `#review-swap` and its error `#swap-error`. */
  name: string
  /** Some acts are called by what they do this time: adding to a pool, or making it. */
  title: (act: Act) => string
  session: ReviewSession<Act>
  /** The act in one line, shown while waiting for the wallet and once sent. */
  summary: (act: Act) => string
  /**
   * How the act is called once it is done ("Swapped"), what was done where no receipt tells it, and the button that begins the
   * same once more; null: there is nothing left to do.
   */
  done: { title: string; text?: (act: Act) => string; again: string | null }
  /** What else is to be said once the chain has spoken: what was got of several things, by the receipt of `hash`, or why it failed. */
  more?: (act: Act, isGood: boolean, hash: string) => ReactNode
  /** How the way to the explorer is called. */
  linkText?: 'view' | 'viewTransaction'
  /** The id of what gets the focus after something was sent: where the next act begins. */
  startsAt: string
  /** What is confirmed, with the button that does it. */
  children: (act: Act) => ReactNode
}

function titleOf<Act>({ title, session: { review }, done }: Props<Act>, sent: SentState | null): string {
  if (review.step === 'closed') return ''
  if (review.step === 'confirm') return title(review.act)
  if (sent === null || sent.state.kind === 'pending') return t(review.step)
  return hasSucceeded(sent.state) ? done.title : story(`icon.${sent.state.kind}`)
}

/** One dialog from the question to the end: what is confirmed, the wallet, the block, what was got (spec: swap-review.one-dialog). */
export function ReviewSheet<Act>(props: Props<Act>) {
  const { name, session, summary, done, linkText = 'view', startsAt, children, more } = props
  const { review, close, again } = session
  const sent = useSentState(review)
  if (review.step === 'closed') return null
  return (
    <Sheet
      open
      onClose={close}
      title={titleOf(props, sent)}
      closeLabel={t('close')}
      id={`review-${name}`}
      {...(review.step === 'sent' && { focusAfter: startsAt })}
    >
      {review.step === 'confirm' ? (
        children(review.act)
      ) : (
        <ReviewOutcome
          {...{ name, sent, linkText, close, again }}
          outcome={review}
          summary={summary(review.act)}
          doneText={done.text?.(review.act) ?? null}
          againText={done.again}
          more={(isGood, hash) => more?.(review.act, isGood, hash) ?? null}
        />
      )}
    </Sheet>
  )
}
