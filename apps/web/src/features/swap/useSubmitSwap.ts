import { maximumSold } from '@musi/domain/exchange/acceptedAmounts'
import type { PriceImpact } from '@musi/domain/exchange/tradePrices'
import { useState } from 'react'
import { approveIntent } from '../../platform/session/approval/approveIntent.ts'
import { useSettings } from '../../platform/page/settings/useSettings.ts'
import type { SendIntent } from '../../platform/session/transactions/send/send.ts'
import type { BatchSendIntent } from '../../platform/session/transactions/send/sendBatch.ts'
import { useSend } from '../../platform/session/transactions/send/useSend.ts'
import { isImpactAccepted } from './impactAnswer.ts'
import type { Review, Reviewed } from './review.ts'
import { swapIntent } from './swapIntent.ts'
import type { Swap } from './useSwap.ts'

/** What the wallet is asked for: the swap, or with it in one what it needs to be allowed (decisions.md §7.8). */
export function intentOf(
  swap: Swap,
  { trade, receiver }: Reviewed,
  slippageBps: number,
): SendIntent | BatchSendIntent | null {
  const { account, quote, approval, isBatched, spender } = swap
  if (account === null) return null
  const exchange = quote.kind === 'trade' ? quote.exchange : null
  const sends = swapIntent({ trade, receiver, account, slippageBps, exchange })
  const token = trade.input.currency
  if (approval.state !== 'notApproved' || !isBatched || token.kind === 'native') return sends
  const approve = approveIntent({ token, spender, allowed: maximumSold(trade, slippageBps).raw })
  return approval.next?.kind === 'reset'
    ? { steps: [approval.next.intent, approve, sends] }
    : { steps: [approve, sends] }
}

export type Submit = {
  review: Review
  /** Whether it is asked in a dialog; of an expert nothing is asked but whether a link's recipient is meant. */
  dialog: boolean
  isWaiting: boolean
  /** What went wrong without a dialog to say it in. */
  said: string
  begin: (reviewed: Reviewed, impact: PriceImpact) => void
  confirm: (impact: PriceImpact) => void
  accept: (live: Reviewed) => void
  close: () => void
}

type Asked = { review: Review; isDirect: boolean }

const CLOSED: Asked = { review: { step: 'closed' }, isDirect: false }

/** From the press to what became of it. `onSent` hears when the question is closed after something was sent. */
export function useSubmitSwap(swap: Swap, onSent: () => void): Submit {
  const send = useSend()
  const { slippageBps, expertMode } = useSettings()
  const [{ review, isDirect }, setAsked] = useState<Asked>(CLOSED)

  async function execute({ trade, receiver }: Reviewed, impact: PriceImpact, isDirect: boolean): Promise<void> {
    const reviewed = { trade, receiver }
    const intent = intentOf(swap, reviewed, slippageBps)
    if (intent === null || !isImpactAccepted(impact)) return
    const waiting = new AbortController()
    const show = (next: Review) => setAsked({ review: next, isDirect })
    show({ step: 'waiting', ...reviewed, cancel: () => waiting.abort() })
    const outcome = await send(intent, { signal: waiting.signal })
    if (outcome.kind === 'problem') show({ step: 'failed', ...reviewed, text: outcome.text })
    else if (outcome.kind === 'cancelled') setAsked(CLOSED)
    else if (isDirect) {
      setAsked(CLOSED)
      onSent()
    } else show({ step: 'sent', ...reviewed, id: outcome.id })
  }
  function close(): void {
    if (review.step === 'waiting') review.cancel()
    if (review.step === 'sent') onSent()
    setAsked(CLOSED)
  }
  return {
    review,
    dialog: review.step !== 'closed' && !isDirect,
    isWaiting: review.step === 'waiting',
    said: review.step === 'failed' && isDirect ? review.text : '',
    begin: (reviewed, impact) => {
      // Whom a link names is ticked by experts as well: the field may have been filled without being seen (case 24).
      if (expertMode && !reviewed.receiver.isFromLink) void execute(reviewed, impact, true)
      else setAsked({ review: { step: 'confirm', ...reviewed }, isDirect: false })
    },
    confirm: (impact) => {
      if (review.step === 'confirm') void execute(review, impact, false)
    },
    accept: (live) => setAsked({ review: { step: 'confirm', ...live }, isDirect: false }),
    close,
  }
}
