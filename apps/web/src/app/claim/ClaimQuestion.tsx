import { claimProblem } from '@musi/domain/claim/claimProblem'
import { type Address, shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import type { ReactNode } from 'react'
import { amountFigure } from '#platform/page/money/amountText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import type { ClaimState } from '#platform/session/claim/useClaim.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { claimText } from './claimWords.ts'
import type { ClaimReview } from './useClaimReview.ts'

const DIGITS = 6

/** The claimable amount; null while loading. */
const claimableNow = (claim: ClaimState): bigint | null =>
  claim.kind === 'loading' ? null : claim.kind === 'available' ? claim.record.amount : 0n

function problemText(claim: ClaimState): string {
  const uni = uniToken()
  if (claim.kind === 'unfunded') return claimText('unfunded')
  // The sentence from the specification comes first, then the reason.
  return claim.kind === 'claimed' && uni !== null
    ? `${claimText('none')}\n${claimText('claimed', { amount: amountFigure(amountOf(uni, claim.record.amount), DIGITS) })}`
    : claimText('none')
}

function disabledReason({ recipient, claim, isUnderWay }: ClaimReview, account: Address | null): string | null {
  if (isUnderWay) return claimText('waiting')
  const problem = claimProblem(recipient, claimableNow(claim))
  if (problem?.kind === 'noClaim') return problemText(claim)
  if (problem?.kind === 'loading') return claimText('checking')
  return account === null ? claimText('why.connect') : null
}

type Props = { id: string; review: ClaimReview; children: ReactNode }

/** The claim button, disabled with a reason while there is nothing to claim (spec: claims.button). */
export function ClaimQuestion({ id, review, children }: Props) {
  const account = useAccount()
  const uni = uniToken()
  const { recipient } = review
  return (
    <ReviewQuestion
      name={id}
      session={review.session}
      isStrict
      confirm={{ id: `${id}-button`, label: claimText('button') }}
      whyDisabled={disabledReason(review, account)}
      currencies={uni === null ? [] : [uni]}
      receiver={recipient === null || recipient === account ? null : shortenAddress(recipient)}
    >
      {children}
    </ReviewQuestion>
  )
}
