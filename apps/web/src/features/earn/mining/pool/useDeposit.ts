import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Amount, Token } from '@musi/domain/currency'
import { type StakeProblem, stakeProblem } from '@musi/domain/staking/stakeProblem'
import { useState } from 'react'
import { withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { type SignedApproval, useShareApproval } from '#platform/session/approval/useSignedApproval.ts'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { stakeIntent } from '#platform/session/rewards/stakeIntent.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

/** What is typed: it is asked about as it is being typed. Null: no amount. */
export type DepositAct = Amount<Token> | null

export type Deposit = {
  typed: string
  type: (text: string) => void
  amount: DepositAct
  problem: StakeProblem | null
  approval: SignedApproval
  session: ReviewSession<DepositAct>
  /** What would be sent now; null: it cannot be. */
  intent: ReviewedIntent | null
  send: () => void
  open: () => void
}

/** Putting shares into a reward pool. What was typed stays until it has been sent (spec: staking.deposit). */
export function useDeposit(pool: RewardPool, unstaked: bigint | null): Deposit {
  const account = useAccount()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const amountIn = (text: string): DepositAct => {
    const parsed = parseAmount(text, pool.shares)
    return parsed.kind === 'amount' ? parsed.amount : null
  }
  const amount = amountIn(typed)
  const problem = stakeProblem(account !== null, amount?.raw ?? null, unstaked)
  // Nothing is asked, and no signature kept, while the dialog is closed (spec: approvals.permit-checked).
  const approval = useShareApproval(isOpen && problem === null ? amount : null, pool.rewards)
  const { plan } = approval.approvals
  const intentOf = (act: DepositAct): ReviewedIntent | null => {
    if (act === null || problem !== null) return null
    const permit = plan.kind === 'permit' ? (approval.permit.signed?.permit ?? null) : null
    return withApprovals(plan, stakeIntent({ pool, amount: act.raw, permit }))
  }
  const session = useReview<DepositAct>({ intentOf, returnsToForm: true, onSent: () => setTyped('') })
  return {
    typed,
    type: setTyped,
    amount,
    problem,
    approval,
    session: {
      ...session,
      close: () => {
        setOpen(false)
        session.close()
      },
      again: () => {
        setTyped('')
        session.accept(null)
      },
    },
    intent: intentOf(amount),
    // The form is the question: what stands in it at the press is what is sent.
    send: () => session.begin(amount, 'atOnce'),
    open: () => {
      setOpen(true)
      session.begin(amount, 'inDialog')
    },
  }
}
