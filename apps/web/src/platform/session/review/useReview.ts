import { plainCopy } from '@musi/chain/signingGate/plainCopy'
import { useRef, useState } from 'react'
import type { BrowserAnswer } from '#platform/page/asking/askBrowser.ts'
import { useSend } from '../transactions/send/useSend.ts'
import type { Review, ReviewedIntent } from './review.ts'

export type ReviewSession<Act> = {
  review: Review<Act>
  /** True if the review is shown in a dialog; expert mode skips it. */
  isDialog: boolean
  isWaiting: boolean
  /** True if the act is typed in a form, which is itself the question. */
  isTyped: boolean
  /** The failure text when there is no dialog to show it in. */
  failure: string
  /** The act whose `confirm()` the browser suppressed, and how to confirm it in our own dialog; null if the browser asked. */
  suppressed: { act: Act; agree: () => void } | null
  /** The intent to rehearse before the wallet is asked for it; null if it cannot be sent now. */
  intent: ReviewedIntent | null
  begin: (act: Act, how: 'inDialog' | 'directly') => void
  confirm: () => void
  /** Replaces the act by the changed offer. */
  accept: (act: Act) => void
  close: () => void
  /** Closes the result and leaves the form filled in, so that the act can be repeated. */
  again: () => void
}

type ReviewOptions<Act> = {
  /** Returns the intent to send for an act; null if it cannot be sent now. */
  intentOf: (act: Act) => ReviewedIntent | null
  /**
   * The act typed in a form that is itself the question: the question follows the form, and the click sends the current
   * act. Null while the form is empty. If nothing was sent, the review returns to the form.
   */
  typed?: Act | null
  /** Asks a last question; nothing is sent unless it returns `yes`. */
  mayBegin?: (act: Act) => BrowserAnswer
  /** Shows the question again after a refusal in the wallet, instead of a failure (spec: liquidity.declined). */
  reopensOnRefusal?: boolean
  /** Returns to the form after a failure, with one line that says why; it is logged (spec: sending.back-to-form). */
  returnsToForm?: boolean
  /** Called when the review is closed after something was sent. */
  onSent?: () => void
}

type Reviewed<Act> = { act: Act; intent: ReviewedIntent | null }

/** `suppressed`: the act whose `confirm()` the browser suppressed. */
type ReviewState<Act> = { review: Review<Act>; isDirect: boolean; suppressed: Reviewed<Act> | null }

const CLOSED = { review: { step: 'closed' }, isDirect: false, suppressed: null } as const

/** Returns a frozen copy, which the dialog shows and from which the transaction is built. */
function freeze<Act>(act: Act): Act {
  const copied = plainCopy(act)
  if (copied === null) throw new TypeError('Only plain data can be confirmed.')
  return copied.copy
}

/**
 * Runs every act with money from the click to its outcome. What is sent is what was shown (spec: swap-review.frozen).
 */
export function useReview<Act>({
  intentOf,
  typed,
  mayBegin = () => 'yes',
  returnsToForm = false,
  reopensOnRefusal = returnsToForm || typed !== undefined,
  onSent,
}: ReviewOptions<Act>): ReviewSession<Act> {
  const send = useSend()
  const isTyped = typed !== undefined
  const typedAct = typed ?? null
  /** The attempt whose outcome still counts; the outcome of an abandoned attempt is ignored. */
  const currentSending = useRef<AbortController | null>(null)
  const [{ review, isDirect, suppressed }, setState] = useState<ReviewState<Act>>(CLOSED)

  const reviewed = (given: Act): Reviewed<Act> => {
    const act = freeze(given)
    return { act, intent: intentOf(act) }
  }
  /** An approval or connection may have been withdrawn meanwhile. */
  const canBeSent = (act: Act) => intentOf(act) !== null

  async function execute({ act, intent }: Reviewed<Act>, isDirect: boolean, answer?: 'yes'): Promise<void> {
    if (intent === null || !canBeSent(act)) return
    const permission = answer ?? mayBegin(act)
    if (permission !== 'yes') {
      setState({ review, isDirect, suppressed: permission === 'suppressed' ? { act, intent } : null })
      return
    }
    const waiting = new AbortController()
    currentSending.current = waiting
    const show = (next: Review<Act>) => setState({ review: next, isDirect, suppressed: null })
    show({ step: 'waiting', act, cancel: () => waiting.abort() })
    const outcome = await send(intent, { signal: waiting.signal })
    if (currentSending.current !== waiting) return
    const isOwnRefusal = outcome.kind === 'problem' && outcome.trouble.kind === 'rejected'
    // oxlint-disable-next-line no-console -- the specification requires it (spec: sending.back-to-form)
    if (outcome.kind === 'problem' && returnsToForm) console.error(outcome.text)
    if (isOwnRefusal && reopensOnRefusal) {
      if (isDirect) setState(CLOSED)
      else show({ step: 'confirm', act, intent, isDeclined: true })
    } else if (outcome.kind === 'problem' && (returnsToForm || isTyped) && !isDirect)
      show({ step: 'confirm', act, intent, failure: outcome.text })
    else if (outcome.kind === 'problem') show({ step: 'failed', act, text: outcome.text, isOwnRefusal })
    else if (outcome.kind === 'cancelled') setState(CLOSED)
    else if (isDirect) {
      setState(CLOSED)
      onSent?.()
    } else show({ step: 'sent', act, id: outcome.id })
  }
  function close(): void {
    if (review.step === 'waiting') review.cancel()
    currentSending.current = null
    if (review.step === 'sent') onSent?.()
    setState(CLOSED)
  }
  const ask = (act: Act) =>
    setState({ review: { step: 'confirm', ...reviewed(act) }, isDirect: false, suppressed: null })
  const isOpen = review.step === 'confirm' && canBeSent(review.act)
  // Builds the intent now if the question was opened before the act could be sent, for example
  // while an approval was being read.
  if (isOpen && review.intent === null) ask(review.act)
  return {
    review,
    isDialog: review.step !== 'closed' && !isDirect,
    isWaiting: review.step === 'waiting',
    failure: review.step === 'failed' && isDirect ? review.text : '',
    suppressed: suppressed && { act: suppressed.act, agree: () => void execute(suppressed, isDirect, 'yes') },
    isTyped,
    intent: typedAct !== null ? intentOf(typedAct) : isOpen && !isTyped ? review.intent : null,
    begin: (act, how) => (how === 'inDialog' ? ask(act) : void execute(reviewed(act), true)),
    confirm: () => {
      const reviewedAct = typedAct !== null ? reviewed(typedAct) : review.step === 'confirm' && !isTyped ? review : null
      if (reviewedAct !== null) void execute(reviewedAct, false)
    },
    accept: ask,
    close,
    again: () => setState(CLOSED),
  }
}
