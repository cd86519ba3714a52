import { shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import type { ReactNode } from 'react'
import { amountText } from '#platform/page/money/amountText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { ClaimQuestion } from './ClaimQuestion.tsx'
import { Confetti } from '#platform/page/motion/Confetti.tsx'
import { claimText } from './claimWords.ts'
import type { ClaimAct, ClaimReview } from './useClaimReview.ts'

const DIGITS = 4

type Props = {
  open: boolean
  onClose: () => void
  id: string
  title: string
  doneTitle: string
  review: ClaimReview
  /** Id of the element that gets the focus after the dialog. */
  focusAfter?: string
  /** The content above the button. */
  children: ReactNode
}

function summaryOf({ recipient, record }: ClaimAct): string {
  const uni = uniToken()
  return uni === null
    ? ''
    : claimText('summary', {
        amount: amountText(amountOf(uni, record.amount), DIGITS),
        whom: shortenAddress(recipient),
      })
}

const celebrate = (_: ClaimAct, isGood: boolean) => isGood && <Confetti />

/** One dialog: the question, "Claiming", and "Claimed" (spec: claims.dialog). */
export const ClaimSheet = ({ open, onClose, id, title, doneTitle, review, focusAfter, children }: Props) => (
  <ReviewSheet
    name={id}
    id={id}
    session={review.session}
    form={{ isOpen: open, onClose, ...(focusAfter !== undefined && { focusAfter }) }}
    title={title}
    underWay={{ waiting: claimText('claiming'), sent: claimText('claiming') }}
    done={{ title: doneTitle }}
    summary={summaryOf}
    more={celebrate}
    linkText="viewTransaction"
  >
    <ClaimQuestion id={id} review={review}>
      {children}
    </ClaimQuestion>
  </ReviewSheet>
)
