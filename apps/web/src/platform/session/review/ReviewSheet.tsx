import { Sheet } from '@musi/ui/overlays/Sheet'
import { type ReactNode, useEffect } from 'react'
import { preloadSending } from '../transactions/send/useSend.ts'
import { transactionText } from '../transactions/story/transactionWords.ts'
import { type GoodEnd, ReviewOutcome } from './ReviewOutcome.tsx'
import { reviewText } from './reviewWords.ts'
import type { ReviewSession } from './useReview.ts'
import { type SentState, hasSucceeded, useSentState } from './useSentState.ts'

/** The act's form stays open until the end; if nothing was sent, it is shown again. */
type FormSheet = {
  isOpen: boolean
  onClose: () => void
  /** Id of the element that gets focus even if nothing was sent, because the clicked button is gone. */
  focusAfter?: string
}

type Props<Act> = {
  /** The act's id: `swap` gives the dialog `#review-swap` and its error `#swap-error`. */
  name: string
  /** Id of the dialog, if it differs. */
  id?: string
  /** Title; a function for acts that vary, such as adding to a pool or creating it. */
  title: string | ((act: Act) => string)
  /** Replaces the general titles while the wallet is asked and until the next block. */
  underWay?: { waiting: string; sent?: string }
  session: ReviewSession<Act>
  /** The form in which the act is typed, if there is one (`typed` in useReview). */
  form?: FormSheet
  /** The act in one line, shown while waiting for the wallet and once sent. */
  summary: (act: Act) => string
  /**
   * Title once done ("Swapped"), text if the receipt gives none, and label of the button that
   * repeats the act; absent if there is nothing to repeat.
   */
  done: { title: string | ((act: Act) => string); text?: (act: Act) => string; again?: string }
  /** The act's own ending, which replaces the general one; null if it has none. */
  ownEnding?: (act: Act, end: GoodEnd) => ReactNode
  /** Content below the result: amounts from the receipt of `hash`, or why it failed. */
  more?: (act: Act, isGood: boolean, hash: string) => ReactNode
  /** Label of the explorer link. */
  linkText?: 'view' | 'viewTransaction'
  /** Id of the element that gets focus after sending: where the next act begins. */
  returnFocusId?: string
  /** The question, with its confirm button. */
  children?: ReactNode | ((act: Act) => ReactNode)
}

function titleOf<Act>({ title, session: { review }, done, underWay }: Props<Act>, sent: SentState | null): string {
  if (review.step === 'closed') return typeof title === 'string' ? title : ''
  if (review.step === 'confirm') return textFor(title, review.act)
  if (review.step === 'waiting') return underWay?.waiting ?? reviewText('waiting')
  if (review.step === 'failed') return reviewText('failed')
  if (sent === null || sent.state.kind === 'pending') return underWay?.sent ?? reviewText('sent')
  return hasSucceeded(sent.state) ? textFor(done.title, review.act) : transactionText(`icon.${sent.state.kind}`)
}

const textFor = <Act,>(title: string | ((act: Act) => string), act: Act): string =>
  typeof title === 'string' ? title : title(act)

/** One dialog from question to result: terms, wallet, block, amounts (spec: swap-review.one-dialog). */
export function ReviewSheet<Act>(props: Props<Act>) {
  const { name, id = `review-${name}`, session, form, returnFocusId: startsAt } = props
  const { review } = session
  const isOpen = form?.isOpen ?? review.step !== 'closed'
  useEffect(() => {
    if (isOpen) preloadSending()
  }, [isOpen])
  const sent = useSentState(review)
  if (!isOpen) return null
  const focusAfter = review.step === 'sent' ? (startsAt ?? form?.focusAfter) : form?.focusAfter
  const close = () => {
    session.close()
    form?.onClose()
  }
  return (
    <Sheet
      open
      onClose={close}
      title={titleOf(props, sent)}
      closeLabel={reviewText('close')}
      id={id}
      {...(focusAfter !== undefined && { focusAfter })}
    >
      <Content {...props} sent={sent} close={close} />
    </Sheet>
  )
}

type ContentProps<Act> = Props<Act> & { sent: SentState | null; close: () => void }

function Content<Act>({
  name,
  session,
  form,
  summary,
  done,
  ownEnding,
  more,
  linkText,
  sent,
  close,
  children,
}: ContentProps<Act>) {
  const { review, again } = session
  if (review.step === 'closed') return typeof children === 'function' ? null : children
  if (review.step === 'confirm') return typeof children === 'function' ? children(review.act) : children
  const { act } = review
  return (
    <ReviewOutcome
      name={name}
      sent={sent}
      again={again}
      {...(linkText !== undefined && { linkText })}
      outcome={review}
      summary={summary(act)}
      doneText={done.text?.(act) ?? null}
      againText={done.again ?? null}
      {...(ownEnding !== undefined && { ownEnding: (end) => ownEnding(act, end) })}
      more={(isGood, hash) => more?.(act, isGood, hash) ?? null}
      // Cancelling the wait returns to the form.
      close={form !== undefined && review.step === 'waiting' ? session.close : close}
    />
  )
}
