import type { Currency } from '@musi/domain/currency'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useSending } from '#platform/session/transactions/send/useSending.ts'
import { stateStory } from '#platform/session/transactions/story/stateStory.ts'
import { t as story } from '#platform/session/transactions/story/transactionWords.ts'
import { type PieceToAllow, allowPieceIntent } from '#platform/tokens/collectibles/allowPieceIntent.ts'
import { type UncountedOrder, askOrder } from '#platform/tokens/collectibles/order/askOrder.ts'
import { orderTroubleText } from '#platform/tokens/collectibles/order/orderTroubleText.ts'
import { t as orders } from '#platform/tokens/collectibles/order/orderWords.ts'

/** `allowing`: the approval of the piece is with the wallet or waits for its block. */
export type PlacingStep = 'form' | 'allowing' | 'signing' | 'keeping' | 'kept'

type Options = {
  /** The order as typed; null while it cannot be signed. */
  order: UncountedOrder | null
  currency: Currency
  /** The piece to approve first; null if none is needed. */
  toAllow: PieceToAllow | null
  onKept: () => void
}

/** Places an order with one press: approves the piece if needed, then signs the order and hands it to the book (spec: market.order-form). */
export function usePlacing({ order, currency, toAllow, onKept }: Options) {
  const [step, setStep] = useState<PlacingStep>('form')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [allowedIn, setAllowedIn] = useState<string | null>(null)
  const { start } = useSending()
  const sent = useSentState(allowedIn === null ? { step: 'closed' } : { step: 'sent', act: null, id: allowedIn })
  const end = (text: string | null) => {
    setStep('form')
    setAllowedIn(null)
    setTrouble(text)
  }

  async function sign(given: UncountedOrder): Promise<void> {
    setStep('signing')
    const outcome = await askOrder(given, currency, () => setStep('keeping'))
    if (outcome.kind !== 'kept') return end(orderTroubleText(outcome))
    setStep('kept')
    onKept()
  }

  async function allow(piece: PieceToAllow): Promise<void> {
    const intent = allowPieceIntent(piece)
    if (intent === null) return
    setStep('allowing')
    const outcome = await start(intent)
    if (outcome.kind === 'sent') setAllowedIn(outcome.id)
    else if (outcome.kind === 'cancelled') end(null)
    else end(outcome.trouble.kind === 'rejected' ? orders('trouble.rejected') : outcome.text)
  }

  const isLost = sent !== null && sent.state.kind !== 'pending' && !hasSucceeded(sent.state)
  const isNext = step === 'allowing' && allowedIn !== null && toAllow === null && order !== null
  const goOn = useEffectEvent(() => {
    setAllowedIn(null)
    if (order !== null) void sign(order)
  })
  useEffect(() => {
    if (!isNext) return undefined
    const timer = setTimeout(() => goOn())
    return () => clearTimeout(timer)
  }, [isNext])
  if (step === 'allowing' && isLost) end(stateStory(sent.state) ?? story(`icon.${sent.state.kind}`))

  return {
    step,
    trouble,
    press: () => {
      if (order === null || step !== 'form') return
      setTrouble(null)
      void (toAllow === null ? sign(order) : allow(toAllow))
    },
  }
}
