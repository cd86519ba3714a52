import { useState } from 'react'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { type TradeAct, tradeIntent } from './tradeIntent.ts'
import { type ApprovalEnd, usePieceApproval } from './usePieceApproval.ts'
import { useIsPieceApproved } from './useIsPieceApproved.ts'

type Acceptance = {
  /** The review; its button asks for the approval first if the market has none yet. */
  session: ReviewSession<TradeAct>
  /** `two`: approval and acceptance are left; `allowing`: the approval is pending. */
  steps: 'none' | 'two' | 'allowing'
}

/**
 * Accepts an offer with one click; if the market may not transfer the piece yet, the approval is
 * asked for first. Both are simulated together before that (spec: market.trade).
 */
export function useAcceptance(act: TradeAct, session: ReviewSession<TradeAct>, isOpen: boolean): Acceptance {
  const accept = act.kind === 'accept' && !act.isBatched ? act : null
  const collection = accept?.order.collection
  const tokenId = accept?.tokenId
  const piece = collection === undefined || tokenId === undefined ? null : { collection, id: tokenId }
  const isApproved = useIsPieceApproved(piece, accept?.seller ?? null)
  const [end, setEnd] = useState<ApprovalEnd | null>(null)
  const pieceToApprove =
    piece === null || isApproved !== false
      ? null
      : { title: act.title, collection: piece.collection, tokenId: piece.id }
  const { isApproving, approvePiece } = usePieceApproval({
    pieceToApprove,
    // An unread approval does not count, because the acceptance could fail.
    isReady: isApproved === true,
    onApproved: () => {
      if (isOpen) session.confirm()
    },
    onEnd: setEnd,
  })
  if (accept === null || (isApproved === true && !isApproving)) return { session, steps: 'none' }
  const review = session.review.step === 'confirm' ? { ...session.review, ...failureOf(end) } : session.review
  const confirm = () => {
    setEnd(null)
    approvePiece()
  }
  const isWaiting = session.isWaiting || isApproving || isApproved === null
  const intent = session.intent && tradeIntent({ ...accept, isBatched: true })
  return { session: { ...session, review, intent, isWaiting, confirm }, steps: isApproving ? 'allowing' : 'two' }
}

function failureOf(end: ApprovalEnd | null): { isDeclined?: boolean; failure?: string } {
  if (end === null || end.kind === 'cancelled') return {}
  return end.kind === 'declined' ? { isDeclined: true } : { failure: end.text }
}
