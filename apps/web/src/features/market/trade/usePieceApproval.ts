import { useEffect, useEffectEvent, useState } from 'react'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useSending } from '#platform/session/transactions/send/useSending.ts'
import { stateStory } from '#platform/session/transactions/story/stateStory.ts'
import { transactionText } from '#platform/session/transactions/story/transactionWords.ts'
import { type PieceToAllow, allowPieceIntent } from '#platform/tokens/collectibles/allowPieceIntent.ts'

/** Reason why the approval did not succeed; `cancelled`: the person stopped waiting for the wallet. */
export type ApprovalEnd = { kind: 'cancelled' } | { kind: 'declined' } | { kind: 'failed'; text: string }

type Options = {
  /** The piece to approve; null once the chain has the approval. */
  pieceToApprove: PieceToAllow | null
  /** True once the next step can be asked for. */
  isReady: boolean
  onApproved: () => void
  onEnd: (end: ApprovalEnd) => void
}

const IDLE = { isAsked: false, id: null }

/** Approves the market for a piece, and continues with the next step by itself once the approval is read from the chain. */
export function usePieceApproval({ pieceToApprove, isReady, onApproved, onEnd }: Options) {
  const [{ isAsked, id }, setRequest] = useState<{ isAsked: boolean; id: string | null }>(IDLE)
  const { start } = useSending()
  const sent = useSentState(id === null ? { step: 'closed' } : { step: 'sent', act: null, id })
  const end = (reason: ApprovalEnd) => {
    setRequest(IDLE)
    onEnd(reason)
  }

  async function approvePiece(): Promise<void> {
    const intent = pieceToApprove === null ? null : allowPieceIntent(pieceToApprove)
    if (intent === null) return
    setRequest({ isAsked: true, id: null })
    const outcome = await start(intent)
    if (outcome.kind === 'sent') setRequest({ isAsked: true, id: outcome.id })
    else if (outcome.kind === 'cancelled') end(outcome)
    else end(outcome.trouble.kind === 'rejected' ? { kind: 'declined' } : { kind: 'failed', text: outcome.text })
  }

  const isFinished = id !== null && pieceToApprove === null && isReady
  const continueAfterApproval = useEffectEvent(() => {
    setRequest(IDLE)
    onApproved()
  })
  useEffect(() => {
    if (!isFinished) return undefined
    const timer = setTimeout(() => continueAfterApproval())
    return () => clearTimeout(timer)
  }, [isFinished])
  if (isAsked && sent !== null && sent.state.kind !== 'pending' && !hasSucceeded(sent.state))
    end({ kind: 'failed', text: stateStory(sent.state) ?? transactionText(`icon.${sent.state.kind}`) })

  return { isApproving: isAsked, approvePiece: () => void approvePiece() }
}
