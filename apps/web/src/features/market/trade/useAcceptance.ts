import { useState } from 'react'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { type TradeAct, tradeIntent } from './tradeIntent.ts'
import { type AllowingEnd, useAllowing } from './useAllowing.ts'
import { usePieceAllowed } from './usePieceAllowed.ts'

type Acceptance = {
  /** The review whose press begins with the permission, if the market has none yet. */
  session: ReviewSession<TradeAct>
  /** Two steps are left; `allowing`: the first of them is under way. */
  steps: 'none' | 'two' | 'allowing'
}

/**
 * Accepts an offer with one press: where the market may not hand the piece over yet, the permission is asked for first.
 * Both are rehearsed together before (spec: market.trade).
 */
export function useAcceptance(act: TradeAct, session: ReviewSession<TradeAct>, isOpen: boolean): Acceptance {
  const accept = act.kind === 'accept' && !act.isTogether ? act : null
  const collection = accept?.order.collection
  const tokenId = accept?.tokenId
  const piece = collection === undefined || tokenId === undefined ? null : { collection, id: tokenId }
  const isAllowed = usePieceAllowed(piece, accept?.seller ?? null)
  const [end, setEnd] = useState<AllowingEnd | null>(null)
  const toAllow =
    piece === null || isAllowed !== false ? null : { title: act.title, collection: piece.collection, tokenId: piece.id }
  const { isAllowing, allow } = useAllowing({
    toAllow,
    // Unread is not allowed: the acceptance would be asked for in vain.
    isReady: isAllowed === true,
    onAllowed: () => {
      if (isOpen) session.confirm()
    },
    onEnd: setEnd,
  })
  if (accept === null || (isAllowed === true && !isAllowing)) return { session, steps: 'none' }
  const review = session.review.step === 'confirm' ? { ...session.review, ...shownEnd(end) } : session.review
  const confirm = () => {
    setEnd(null)
    allow()
  }
  const isWaiting = session.isWaiting || isAllowing || isAllowed === null
  const intent = session.intent && tradeIntent({ ...accept, isTogether: true })
  return { session: { ...session, review, intent, isWaiting, confirm }, steps: isAllowing ? 'allowing' : 'two' }
}

function shownEnd(end: AllowingEnd | null): { isDeclined?: boolean; failure?: string } {
  if (end === null || end.kind === 'cancelled') return {}
  return end.kind === 'declined' ? { isDeclined: true } : { failure: end.text }
}
