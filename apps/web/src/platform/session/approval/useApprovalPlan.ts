import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { useState } from 'react'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { useBatchAbility } from '../transactions/send/useBatchAbility.ts'
import type { Age } from '../freshness/staleness.ts'
import { type ApprovalPlan, type ApprovalOptions, approvalPlan } from './approvalPlan.ts'
import { useApproval } from './useApproval.ts'
import { useSteadyLimit } from './useSteadyLimit.ts'

export type Approvals = {
  plan: ApprovalPlan
  spender: Address
  /** Ages of the allowance answers (spec: reads.press). */
  ages: readonly (Age | null)[]
  /** Splits the batch until something else is spent. */
  separateBatch: () => void
}

/** Amounts an act spends: one, or the two a pool takes; null while unknown. */
type SpentAmounts = readonly [Amount | null] | readonly [Amount | null, Amount | null]

const tokenOf = (amount: Amount | null) => (amount?.currency.kind === 'token' ? amount.currency.address : '')

/**
 * Approvals needed before the spender can take the amounts. `movingIndex`: the amount that follows a price, whose
 * exact approval allows slightly more (spec: approvals.moving). `permit`: the spender accepts a signature instead.
 */
export function useApprovalPlan(
  amounts: SpentAmounts,
  spender: Address,
  movingIndex: 0 | 1 | null = null,
  permit?: NonNullable<ApprovalOptions['permit']>,
): Approvals {
  const { slippageBps } = useSettings()
  const [first, second = null] = amounts
  const limit = useSteadyLimit(movingIndex === null ? null : (amounts[movingIndex] ?? null), slippageBps)
  const approvals = [
    useApproval(first, spender, movingIndex === 0 ? limit : first),
    useApproval(second, spender, movingIndex === 1 ? limit : second),
  ].slice(0, amounts.length)
  const ability = useBatchAbility()
  const tokens = amounts.map(tokenOf).join(' ')
  const [separatedTokens, setSeparatedTokens] = useState<string | null>(null)
  return {
    plan: approvalPlan(approvals, { ability, isSeparate: separatedTokens === tokens, ...(permit && { permit }) }),
    spender,
    ages: approvals.map(({ age }) => age),
    separateBatch: () => setSeparatedTokens(tokens),
  }
}
