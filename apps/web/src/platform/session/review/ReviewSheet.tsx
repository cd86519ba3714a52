import { Sheet } from '@musi/ui/overlays/Sheet'
import { type ReactNode, useEffect } from 'react'
import { preloadSending } from '../transactions/send/useSend.ts'
import { t as story } from '../transactions/story/transactionWords.ts'
import { ReviewOutcome } from './ReviewOutcome.tsx'
import { t } from './reviewWords.ts'
import type { ReviewSession } from './useReview.ts'
import { type SentState, hasSucceeded, useSentState } from './useSentState.ts'

/** A form that is its own question stays open over all that becomes of it; what was not sent leads back to it. */
type FormSheet = {
  isOpen: boolean
  onClose: () => void
  /** The id of what gets the focus when nothing was sent either: what was pressed for it is gone. */
  focusAfter?: string
}

type Props<Act> = {
  /** The act in one word: `swap` gives the dialog `#review-swap` and its error `#swap-error`. */
  name: string
  /** The id of the dialog, where it is another. */
  id?: string
  /** Some acts are called by what they do this time: adding to a pool, or making it. */
  title: string | ((act: Act) => string)
  /** In place of the general titles while the wallet is asked, and until the next block. */
  underWay?: { waiting: string; sent?: string }
  session: ReviewSession<Act>
  /** The form in which the act is typed, if it is (`typed` in useReview). */
  form?: FormSheet
  /** The act in one line, shown while waiting for the wallet and once sent. */
  summary: (act: Act) => string
  /**
   * How the act is called once it is done ("Swapped"), what was done where no receipt tells it, and the button that begins the
   * same once more; absent: there is nothing left to do. `isQuiet`: something else is to be pressed first.
   */
  done: { title: string | ((act: Act) => string); text?: (act: Act) => string; again?: string; isQuiet?: boolean }
  /** What else is to be said once the chain has spoken: what was got of several things, by the receipt of `hash`, or why it failed. */
  more?: (act: Act, isGood: boolean, hash: string) => ReactNode
  /** How the way to the explorer is called. */
  linkText?: 'view' | 'viewTransaction'
  /** The id of what gets the focus after something was sent: where the next act begins. */
  startsAt?: string
  /** The question, with the button that confirms it. */
  children?: ReactNode | ((act: Act) => ReactNode)
}

function titleOf<Act>({ title, session: { review }, done, underWay }: Props<Act>, sent: SentState | null): string {
  if (review.step === 'closed') return typeof title === 'string' ? title : ''
  if (review.step === 'confirm') return named(title, review.act)
  if (review.step === 'waiting') return underWay?.waiting ?? t('waiting')
  if (review.step === 'failed') return t('failed')
  if (sent === null || sent.state.kind === 'pending') return underWay?.sent ?? t('sent')
  return hasSucceeded(sent.state) ? named(done.title, review.act) : story(`icon.${sent.state.kind}`)
}

const named = <Act,>(title: string | ((act: Act) => string), act: Act): string =>
  typeof title === 'string' ? title : title(act)

/** One dialog from the question to the end: what is confirmed, the wallet, the block, what was got (spec: swap-review.one-dialog). */
export function ReviewSheet<Act>(props: Props<Act>) {
  const { name, id = `review-${name}`, session, form, startsAt } = props
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
      closeLabel={t('close')}
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
      {...{ name, sent, again }}
      {...(linkText !== undefined && { linkText })}
      outcome={review}
      summary={summary(act)}
      doneText={done.text?.(act) ?? null}
      againText={done.again ?? null}
      isDoneQuiet={done.isQuiet ?? false}
      more={(isGood, hash) => more?.(act, isGood, hash) ?? null}
      // Stopping the wait returns to the form.
      close={form !== undefined && review.step === 'waiting' ? session.close : close}
    />
  )
}
