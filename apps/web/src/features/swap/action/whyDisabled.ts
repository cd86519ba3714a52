import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import { missingApprovalText } from '#platform/session/approval/missingApprovalText.ts'
import { swapText } from '../form/swapWords.ts'
import type { SwapButton } from './swapButton.ts'

type SubmitButton = Extract<SwapButton, { kind: 'swap' | 'inSteps' }>

/** Reason why the button is disabled, shown beside it; null if it is enabled, or its label says why. */
export function whyDisabled({ kind, label, isDisabled }: SubmitButton, plan: ApprovalPlan): string | null {
  if (!isDisabled || label === 'impactTooHigh' || label === 'impactHigh') return null
  const why = kind === 'inSteps' || plan.kind === 'unknown' ? missingApprovalText(plan) : null
  return why ?? swapText('why.quote')
}
