import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'

/** Reason why nothing can be removed yet, if the button's own label does not say it; null if it can. */
export function whyNot(hasLive: boolean, plan: ApprovalPlan): 'reading' | 'approval' | 'approve' | null {
  if (plan.kind === 'unknown') return hasLive ? 'approval' : 'reading'
  if (!isAllowed(plan)) return 'approve'
  return hasLive ? null : 'reading'
}
