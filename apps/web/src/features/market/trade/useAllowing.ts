import { useEffect, useEffectEvent, useState } from 'react'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useSending } from '#platform/session/transactions/send/useSending.ts'
import { stateStory } from '#platform/session/transactions/story/stateStory.ts'
import { t as transactionText } from '#platform/session/transactions/story/transactionWords.ts'
import { type PieceToAllow, allowPieceIntent } from '#platform/tokens/collectibles/allowPieceIntent.ts'

/** Reason why nothing follows the permission; `cancelled`: the person stopped waiting for the wallet. */
export type AllowingEnd = { kind: 'cancelled' } | { kind: 'declined' } | { kind: 'failed'; text: string }

type Options = {
  /** The piece to approve; null once the chain has the approval. */
  toAllow: PieceToAllow | null
  /** True once the next step can be asked for. */
  isReady: boolean
  onAllowed: () => void
  onEnd: (end: AllowingEnd) => void
}

const IDLE = { isAsked: false, id: null }

/** First step of two: the market may hand over a piece, and what needs that follows from the same press once its block is read. */
export function useAllowing({ toAllow, isReady, onAllowed, onEnd }: Options) {
  const [{ isAsked, id }, setAsked] = useState<{ isAsked: boolean; id: string | null }>(IDLE)
  const { start } = useSending()
  const sent = useSentState(id === null ? { step: 'closed' } : { step: 'sent', act: null, id })
  const end = (how: AllowingEnd) => {
    setAsked(IDLE)
    onEnd(how)
  }

  async function allow(): Promise<void> {
    const intent = toAllow === null ? null : allowPieceIntent(toAllow)
    if (intent === null) return
    setAsked({ isAsked: true, id: null })
    const outcome = await start(intent)
    if (outcome.kind === 'sent') setAsked({ isAsked: true, id: outcome.id })
    else if (outcome.kind === 'cancelled') end(outcome)
    else end(outcome.trouble.kind === 'rejected' ? { kind: 'declined' } : { kind: 'failed', text: outcome.text })
  }

  const isNext = id !== null && toAllow === null && isReady
  const goOn = useEffectEvent(() => {
    setAsked(IDLE)
    onAllowed()
  })
  useEffect(() => {
    if (!isNext) return undefined
    const timer = setTimeout(() => goOn())
    return () => clearTimeout(timer)
  }, [isNext])
  if (isAsked && sent !== null && sent.state.kind !== 'pending' && !hasSucceeded(sent.state))
    end({ kind: 'failed', text: stateStory(sent.state) ?? transactionText(`icon.${sent.state.kind}`) })

  return { isAllowing: isAsked, allow: () => void allow() }
}
