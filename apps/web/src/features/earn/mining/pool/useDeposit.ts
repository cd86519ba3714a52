import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Amount, Token } from '@musi/domain/currency'
import { type StakeProblem, stakeProblem } from '@musi/domain/staking/stakeProblem'
import { useState } from 'react'
import { isAllowed, withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { type SignedApproval, useShareApproval } from '#platform/session/approval/useSignedApproval.ts'
import type { ReviewedIntent } from '#platform/session/review/review.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { stakeIntent } from '#platform/session/rewards/stakeIntent.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

const UNAUTHORISED = 'Attempting to stake without approval or a signature. Please contact support.'

export type DepositAct = Amount<Token>

export type Deposit = {
  typed: string
  type: (text: string) => void
  /** The typed amount; null if it is missing or invalid. */
  amount: DepositAct | null
  problem: StakeProblem | null
  approval: SignedApproval
  session: ReviewSession<DepositAct>
  isOpen: boolean
  open: () => void
  close: () => void
}

/** The form that stakes shares in a reward pool. The typed text stays until it was sent (spec: staking.deposit). */
export function useDeposit(pool: RewardPool, unstaked: bigint | null): Deposit {
  const account = useAccount()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const amountIn = (text: string): DepositAct | null => {
    const parsed = parseAmount(text, pool.shares)
    return parsed.kind === 'amount' ? parsed.amount : null
  }
  const amount = amountIn(typed)
  const problem = stakeProblem(account !== null, amount?.raw ?? null, unstaked)
  // Nothing is read and no signature kept while the dialog is closed (spec: approvals.permit-checked).
  const approval = useShareApproval(isOpen && problem === null ? amount : null, pool.rewards)
  const { plan } = approval.approvals
  const intentOf = (act: DepositAct): ReviewedIntent | null => {
    if (problem !== null) return null
    const permit = plan.kind === 'permit' ? (approval.permit.signed?.permit ?? null) : null
    return withApprovals(plan, stakeIntent({ pool, amount: act.raw, permit }))
  }
  const clear = () => setTyped('')
  const session = useReview<DepositAct>({ intentOf, typed: amount, returnsToForm: true, onSent: clear })
  return {
    typed,
    type: setTyped,
    amount,
    problem,
    approval,
    session: {
      ...session,
      confirm: () => {
        // oxlint-disable-next-line no-console -- the specification has it said (spec: approvals.authorised)
        if (!isAllowed(plan)) console.error(UNAUTHORISED)
        else session.confirm()
      },
      again: () => {
        clear()
        session.again()
      },
    },
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}
