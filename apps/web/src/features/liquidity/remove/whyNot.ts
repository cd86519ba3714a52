import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'

/** Why nothing can be removed yet, where the button's own words do not say it. Null: it can. */
export function whyNot(hasLive: boolean, plan: ApprovalPlan): 'reading' | 'approval' | 'approve' | null {
  if (plan.kind === 'unknown') return hasLive ? 'approval' : 'reading'
  if (!isAllowed(plan)) return 'approve'
  return hasLive ? null : 'reading'
}
