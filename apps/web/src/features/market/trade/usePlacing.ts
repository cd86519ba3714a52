import type { Currency } from '@musi/domain/currency'
import { useState } from 'react'
import type { PieceToAllow } from '#platform/tokens/collectibles/allowPieceIntent.ts'
import { type UncountedOrder, signAndSubmitOrder } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'
import { orderTroubleText } from '#platform/tokens/collectibles/order/orderTroubleText.ts'
import { t as orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { type AllowingEnd, useAllowing } from './useAllowing.ts'

/** `allowing`: the approval of the piece is with the wallet or waits for its block. */
export type PlacingStep = 'form' | 'allowing' | 'signing' | 'keeping' | 'kept'

type Options = {
  /** The order as typed; null while it cannot be signed. */
  order: UncountedOrder | null
  currency: Currency
  /** The piece to approve first; null if none is needed. */
  toAllow: PieceToAllow | null
  /** True while the chain has not said whether the piece is approved. */
  isReading: boolean
  onKept: () => void
}

function textOf(end: AllowingEnd): string | null {
  if (end.kind === 'failed') return end.text
  return end.kind === 'declined' ? orderText('trouble.rejected') : null
}

/** Places an order with one press: approves the piece if needed, then signs the order and hands it to the book (spec: market.order-form). */
export function usePlacing({ order, currency, toAllow, isReading, onKept }: Options) {
  const [step, setStep] = useState<Exclude<PlacingStep, 'allowing'>>('form')
  const [trouble, setTrouble] = useState<string | null>(null)

  async function sign(given: UncountedOrder): Promise<void> {
    setStep('signing')
    const outcome = await signAndSubmitOrder(given, currency, () => setStep('keeping'))
    if (outcome.kind !== 'kept') {
      setStep('form')
      setTrouble(orderTroubleText(outcome))
      return
    }
    setStep('kept')
    onKept()
  }

  const { isAllowing, allow } = useAllowing({
    toAllow,
    isReady: order !== null && !isReading,
    onAllowed: () => {
      if (order !== null) void sign(order)
    },
    onEnd: (end) => setTrouble(textOf(end)),
  })
  return {
    step: isAllowing ? ('allowing' as const) : step,
    trouble,
    press: () => {
      if (order === null || step !== 'form' || isAllowing) return
      setTrouble(null)
      if (toAllow === null) void sign(order)
      else allow()
    },
  }
}
