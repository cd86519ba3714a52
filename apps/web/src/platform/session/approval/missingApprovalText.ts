import { unitText } from '#platform/page/money/unitText.ts'
import type { ApprovalPlan } from './approvalPlan.ts'
import { missingText } from './missingApprovalWords.ts'

/** Reason why an act waits for its approvals, shown beside its button; null if it does not wait. */
export function missingApprovalText(plan: ApprovalPlan): string | null {
  if (plan.kind === 'unknown') return missingText('why.reading')
  const next = plan.kind === 'steps' ? plan.steps.find(({ progress }) => progress !== 'done') : undefined
  const currency = next?.approval.needed?.currency
  return currency === undefined ? null : missingText('why.approve', { symbol: unitText(currency) })
}
