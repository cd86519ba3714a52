import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { useState } from 'react'
import { useBatchAbility } from '../transactions/send/useBatchAbility.ts'
import { type ApprovalPlan, approvalPlan } from './approvalPlan.ts'
import { useApproval } from './useApproval.ts'

export type Approvals = {
  plan: ApprovalPlan
  spender: Address
  /** Takes a batch apart until something else is spent. */
  takeApart: () => void
}

/** What an act spends: one amount, or the two that a pool takes. Null: not known yet. */
type Spent = readonly [Amount | null] | readonly [Amount | null, Amount | null]

const tokenOf = (amount: Amount | null) => (amount?.currency.kind === 'token' ? amount.currency.address : '')

/** What has to be allowed before the spender can take what an act spends. */
export function useApprovalPlan(spent: Spent, spender: Address): Approvals {
  const approvals = [useApproval(spent[0], spender), useApproval(spent[1] ?? null, spender)].slice(0, spent.length)
  const ability = useBatchAbility()
  const tokens = spent.map(tokenOf).join(' ')
  const [apart, setApart] = useState<string | null>(null)
  return {
    plan: approvalPlan(approvals, { ability, isApart: apart === tokens }),
    spender,
    takeApart: () => setApart(tokens),
  }
}
