import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { useState } from 'react'
import { useBatchAbility } from '../transactions/send/useBatchAbility.ts'
import type { Age } from '../freshness/behind.ts'
import { type ApprovalPlan, approvalPlan } from './approvalPlan.ts'
import { useApproval } from './useApproval.ts'

export type Approvals = {
  plan: ApprovalPlan
  spender: Address
  /** Of the answers about what is allowed (spec: reads.press). */
  ages: readonly (Age | null)[]
  /** Splits the batch until something else is spent. */
  separateBatch: () => void
}

/** What an act spends: one amount, or the two that a pool takes. Null: not known yet. */
type SpentAmounts = readonly [Amount | null] | readonly [Amount | null, Amount | null]

const tokenOf = (amount: Amount | null) => (amount?.currency.kind === 'token' ? amount.currency.address : '')

/** What must be approved before the spender can take the amounts. */
export function useApprovalPlan(amounts: SpentAmounts, spender: Address): Approvals {
  const approvals = [useApproval(amounts[0], spender), useApproval(amounts[1] ?? null, spender)].slice(
    0,
    amounts.length,
  )
  const ability = useBatchAbility()
  const tokens = amounts.map(tokenOf).join(' ')
  const [separatedTokens, setSeparatedTokens] = useState<string | null>(null)
  return {
    plan: approvalPlan(approvals, { ability, isSeparate: separatedTokens === tokens }),
    spender,
    ages: approvals.map(({ age }) => age),
    separateBatch: () => setSeparatedTokens(tokens),
  }
}
