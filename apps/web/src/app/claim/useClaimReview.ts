import type { Address } from '@musi/domain/address'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { claimIntent } from '#platform/session/claim/claimIntent.ts'
import type { ClaimRecord } from '#platform/session/claim/claimRecord.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'

/** Whose claim is sent. */
export type ClaimAct = { readonly recipient: Address; readonly record: ClaimRecord }

export type ClaimReview = ReviewSession<ClaimAct> & {
  /** What would be sent; null: this chain has no airdrop. */
  intentOf: (act: ClaimAct) => SendIntent | null
}

const ignored = () => undefined

function intentOf({ recipient, record }: ClaimAct): SendIntent | null {
  const uni = uniToken()
  return uni && claimIntent({ uni, recipient, record })
}

/** From the press to the outcome; whoever is connected may claim for anybody. */
export const useClaimReview = (): ClaimReview => ({
  ...useReview<ClaimAct>({ intentOf, returnsToForm: true, onSent: ignored }),
  intentOf,
})
