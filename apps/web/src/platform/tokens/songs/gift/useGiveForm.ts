import { exactAmount } from '@musi/domain/amount/amountText'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { type GiveProblem, type GiveTerms, type TypedGift, giveTerms } from '@musi/domain/music/giveTerms'
import { useState } from 'react'
import { withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { type Approvals, useApprovalPlan } from '#platform/session/approval/useApprovalPlan.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { rawBalance, useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { type GiveAct, giveIntent } from './giveIntents.ts'
import type { Budget, GivableSong } from './useBudget.ts'

const FIRST_PLAYS = '100'
const FIRST_PER_DAY = '25'

export type GiveForm = {
  typed: TypedGift
  type: (change: Partial<TypedGift>) => void
  /** The terms to sign; null while an input is invalid. */
  terms: GiveTerms | null
  problem: GiveProblem | null
  balance: Amount<Token> | null
  approvals: Approvals
  session: ReviewSession<GiveAct>
}

/** The form in which somebody pays for first plays of a song, or changes the limits (spec: touch.give). */
export function useGiveForm({ song: id, title }: GivableSong, budgetAnswer: Budget, onSent: () => void): GiveForm {
  const { welcome, song, token, budget } = budgetAnswer
  const account = useAccount()
  // A budget in another token does not count for this song.
  const current = budget.token === token.address ? budget : null
  const [typed, setTyped] = useState<TypedGift>(() => ({
    plays: current === null ? FIRST_PLAYS : '',
    most: exactAmount(amountOf(token, current?.mostPerPlay ?? song.cost)),
    perDay: current === null ? FIRST_PER_DAY : String(current.perDay),
  }))
  const balance = rawBalance(useCurrencySide(token.address))
  const read = giveTerms(typed, { song, token, budget: current, balance })
  const terms = read.ok ? read.terms : null
  const approvals = useApprovalPlan(
    [terms === null || terms.amount === 0n ? null : amountOf(token, terms.amount)],
    welcome,
  )
  const session = useReview<GiveAct>({
    typed: terms === null ? null : { welcome, song: id, title, token, ...terms },
    intentOf: (act) => {
      if (account === null) return null
      return act.amount === 0n ? giveIntent(act) : withApprovals(approvals.plan, giveIntent(act))
    },
    onSent,
  })
  return {
    typed,
    type: (change) => setTyped((before) => ({ ...before, ...change })),
    terms,
    problem: read.ok ? null : read.problem,
    balance: balance === null ? null : amountOf(token, balance),
    approvals,
    session,
  }
}
