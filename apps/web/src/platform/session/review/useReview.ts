import { useState } from 'react'
import type { BrowserAnswer } from '../../page/asking/browserAnswer.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import type { BatchSendIntent } from '../transactions/send/sendBatch.ts'
import { useSend } from '../transactions/send/useSend.ts'
import type { Review } from './review.ts'

export type ReviewSession<Act> = {
  review: Review<Act>
  /** Whether the review is shown in a dialog; experts skip it. */
  isDialog: boolean
  isWaiting: boolean
  /** The failure text when there is no dialog to show it in. */
  failure: string
  /** Says yes to the last question in our own words, where the browser did not ask it. Null: it asked. */
  answerHere: (() => void) | null
  /** What the wallet would be asked for, to be tried out before it is. */
  intentOf: ReviewOptions<Act>['intentOf']
  begin: (act: Act, how: 'inDialog' | 'directly') => void
  confirm: () => void
  /** The offer has changed, and the person agrees to the new one. */
  accept: (act: Act) => void
  close: () => void
  /** Closes what was sent and leaves the form as it is, for the same once more. */
  again: () => void
}

type ReviewOptions<Act> = {
  /** What to send; null: it cannot be sent now. */
  intentOf: (act: Act) => SendIntent | BatchSendIntent | null
  /** The last question before anything is sent; anything but yes: nothing is sent. */
  mayBegin?: (act: Act) => BrowserAnswer
  /** After a no in the wallet the question is there again, instead of a failure (spec: liquidity.declined). */
  isAskedAgain?: boolean
  /** Called when the review is closed after something was sent. */
  onSent: () => void
}

/** `unasked`: what the browser did not ask about. */
type ReviewState<Act> = { review: Review<Act>; isDirect: boolean; unasked: Act | null }

const CLOSED = { review: { step: 'closed' }, isDirect: false, unasked: null } as const

/** From the press to the outcome, for every act with money. */
export function useReview<Act>({
  intentOf,
  mayBegin = () => 'yes',
  isAskedAgain = false,
  onSent,
}: ReviewOptions<Act>): ReviewSession<Act> {
  const send = useSend()
  const [{ review, isDirect, unasked }, setState] = useState<ReviewState<Act>>(CLOSED)

  async function execute(act: Act, isDirect: boolean, answer?: 'yes'): Promise<void> {
    const intent = intentOf(act)
    if (intent === null) return
    const permission = answer ?? mayBegin(act)
    if (permission !== 'yes') {
      setState({ review, isDirect, unasked: permission === 'unasked' ? act : null })
      return
    }
    const waiting = new AbortController()
    const show = (next: Review<Act>) => setState({ review: next, isDirect, unasked: null })
    show({ step: 'waiting', act, cancel: () => waiting.abort() })
    const outcome = await send(intent, { signal: waiting.signal })
    const isOwnRefusal = outcome.kind === 'problem' && outcome.trouble.kind === 'rejected'
    if (isOwnRefusal && isAskedAgain) {
      if (isDirect) setState(CLOSED)
      else show({ step: 'confirm', act, isDeclined: true })
    } else if (outcome.kind === 'problem') show({ step: 'failed', act, text: outcome.text, isOwnRefusal })
    else if (outcome.kind === 'cancelled') setState(CLOSED)
    else if (isDirect) {
      setState(CLOSED)
      onSent()
    } else show({ step: 'sent', act, id: outcome.id })
  }
  function close(): void {
    if (review.step === 'waiting') review.cancel()
    if (review.step === 'sent') onSent()
    setState(CLOSED)
  }
  const ask = (act: Act) => setState({ review: { step: 'confirm', act }, isDirect: false, unasked: null })
  return {
    review,
    isDialog: review.step !== 'closed' && !isDirect,
    isWaiting: review.step === 'waiting',
    failure: review.step === 'failed' && isDirect ? review.text : '',
    answerHere: unasked === null ? null : () => void execute(unasked, isDirect, 'yes'),
    intentOf,
    begin: (act, how) => (how === 'directly' ? void execute(act, true) : ask(act)),
    confirm: () => {
      if (review.step === 'confirm') void execute(review.act, false)
    },
    accept: ask,
    close,
    again: () => setState(CLOSED),
  }
}
