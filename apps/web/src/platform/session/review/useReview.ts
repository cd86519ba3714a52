import { useState } from 'react'
import type { SendIntent } from '../transactions/send/send.ts'
import type { BatchSendIntent } from '../transactions/send/sendBatch.ts'
import { useSend } from '../transactions/send/useSend.ts'
import type { Review } from './review.ts'

export type ReviewSession<Act> = {
  review: Review<Act>
  /** Whether it is asked in a dialog: nothing is asked of an expert. */
  isDialog: boolean
  isWaiting: boolean
  /** What went wrong without a dialog to say it in. */
  failure: string
  /** What the wallet would be asked for, to be tried out before it is. */
  intentOf: Journey<Act>['intentOf']
  begin: (act: Act, how: 'inDialog' | 'directly') => void
  confirm: () => void
  /** What is asked about has changed, and the person agrees to the change. */
  accept: (act: Act) => void
  close: () => void
}

type Journey<Act> = {
  /** What the wallet is asked for; null: it cannot be asked now. */
  intentOf: (act: Act) => SendIntent | BatchSendIntent | null
  /** The last question before anything is sent; false: nothing happens. */
  mayBegin?: (act: Act) => boolean
  /** When the question is closed after something was sent. */
  onSent: () => void
}

type Held<Act> = { review: Review<Act>; isDirect: boolean }

const CLOSED = { review: { step: 'closed' }, isDirect: false } as const

/** From the press to what became of it, for every act with money. */
export function useReview<Act>({ intentOf, mayBegin = () => true, onSent }: Journey<Act>): ReviewSession<Act> {
  const send = useSend()
  const [{ review, isDirect }, setHeld] = useState<Held<Act>>(CLOSED)

  async function execute(act: Act, isDirect: boolean): Promise<void> {
    const intent = intentOf(act)
    if (intent === null || !mayBegin(act)) return
    const waiting = new AbortController()
    const show = (next: Review<Act>) => setHeld({ review: next, isDirect })
    show({ step: 'waiting', act, cancel: () => waiting.abort() })
    const outcome = await send(intent, { signal: waiting.signal })
    if (outcome.kind === 'problem') show({ step: 'failed', act, text: outcome.text })
    else if (outcome.kind === 'cancelled') setHeld(CLOSED)
    else if (isDirect) {
      setHeld(CLOSED)
      onSent()
    } else show({ step: 'sent', act, id: outcome.id })
  }
  function close(): void {
    if (review.step === 'waiting') review.cancel()
    if (review.step === 'sent') onSent()
    setHeld(CLOSED)
  }
  const ask = (act: Act) => setHeld({ review: { step: 'confirm', act }, isDirect: false })
  return {
    review,
    isDialog: review.step !== 'closed' && !isDirect,
    isWaiting: review.step === 'waiting',
    failure: review.step === 'failed' && isDirect ? review.text : '',
    intentOf,
    begin: (act, how) => (how === 'directly' ? void execute(act, true) : ask(act)),
    confirm: () => {
      if (review.step === 'confirm') void execute(review.act, false)
    },
    accept: ask,
    close,
  }
}
