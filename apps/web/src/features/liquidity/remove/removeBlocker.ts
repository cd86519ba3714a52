import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'

/** Reason why the removal cannot be sent yet, if the button's label does not say it; null if it can. */
export function removeBlocker(hasLive: boolean, plan: ApprovalPlan): 'reading' | 'approval' | 'approve' | null {
  if (plan.kind === 'unknown') return hasLive ? 'approval' : 'reading'
  if (!isAllowed(plan)) return 'approve'
  return hasLive ? null : 'reading'
}
