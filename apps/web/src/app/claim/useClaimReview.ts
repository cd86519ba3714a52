import type { Address } from '@musi/domain/address'
import { claimProgress } from '@musi/domain/claim/claimProgress'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { claimIntent } from '#platform/session/claim/claimIntent.ts'
import type { ClaimRecord } from '#platform/session/claim/claimRecord.ts'
import { type ClaimState, useClaim } from '#platform/session/claim/useClaim.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'

/** The claim to send, and the account that receives it. */
export type ClaimAct = { readonly recipient: Address; readonly record: ClaimRecord }

export type ClaimReview = {
  session: ReviewSession<ClaimAct>
  recipient: Address | null
  claim: ClaimState
  /** True if a claim for this recipient was already sent. */
  isUnderWay: boolean
}

function intentOf({ recipient, record }: ClaimAct): SendIntent | null {
  const uni = uniToken()
  return uni && claimIntent({ uni, recipient, record })
}

/**
 * A claim from the click to its outcome; the connected account may claim for anybody. `recipient`
 * is null while none is chosen.
 */
export function useClaimReview(recipient: Address | null): ClaimReview {
  const claim = useClaim(recipient)
  const records = useVisitValue(transactionStore)
  const nowMs = useNow()
  const isUnderWay = recipient !== null && claimProgress(records.values(), recipient, nowMs) === 'submitted'
  const canClaim = recipient !== null && claim.kind === 'available' && !isUnderWay
  const typed = canClaim ? { recipient, record: claim.record } : null
  return { session: useReview<ClaimAct>({ intentOf, typed, returnsToForm: true }), recipient, claim, isUnderWay }
}
