import type { Currency } from '@musi/domain/currency'
import { useState } from 'react'
import type { PieceToAllow } from '#platform/tokens/collectibles/allowPieceIntent.ts'
import { type OrderWithoutCounter, signAndSubmitOrder } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'
import { orderTroubleText } from '#platform/tokens/collectibles/order/orderTroubleText.ts'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { type ApprovalEnd, usePieceApproval } from './usePieceApproval.ts'

/** `allowing`: the approval of the piece is in the wallet or waits for its block. */
export type PlacingStep = 'form' | 'allowing' | 'signing' | 'submitting' | 'stored'

type Options = {
  /** The order as typed; null while it cannot be signed. */
  order: OrderWithoutCounter | null
  currency: Currency
  /** The piece to approve first; null if none is needed. */
  pieceToApprove: PieceToAllow | null
  /** True while the chain has not said whether the piece is approved. */
  isReading: boolean
  onStored: () => void
}

function failureText(end: ApprovalEnd): string | null {
  if (end.kind === 'failed') return end.text
  return end.kind === 'declined' ? orderText('trouble.rejected') : null
}

/**
 * Places an order with one press: approves the piece if needed, then signs the order and sends it
 * to the order book (spec: market.order-form).
 */
export function useOrderPlacement({ order, currency, pieceToApprove, isReading, onStored }: Options) {
  const [step, setStep] = useState<Exclude<PlacingStep, 'allowing'>>('form')
  const [trouble, setTrouble] = useState<string | null>(null)

  async function sign(orderToSign: OrderWithoutCounter): Promise<void> {
    setStep('signing')
    const outcome = await signAndSubmitOrder(orderToSign, currency, () => setStep('submitting'))
    if (outcome.kind !== 'stored') {
      setStep('form')
      setTrouble(orderTroubleText(outcome))
      return
    }
    setStep('stored')
    onStored()
  }

  const { isApproving, approvePiece } = usePieceApproval({
    pieceToApprove,
    isReady: order !== null && !isReading,
    onApproved: () => {
      if (order !== null) void sign(order)
    },
    onEnd: (end) => setTrouble(failureText(end)),
  })
  return {
    step: isApproving ? ('allowing' as const) : step,
    trouble,
    press: () => {
      if (order === null || step !== 'form' || isApproving) return
      setTrouble(null)
      if (pieceToApprove === null) void sign(order)
      else approvePiece()
    },
  }
}
