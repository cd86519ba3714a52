import { symbolText } from '@musi/domain/amount/symbolText'
import type { ApprovalPlan } from '../../../platform/session/approval/approvalPlan.ts'
import { t } from '../form/swapWords.ts'
import type { SwapButton } from './swapButton.ts'

type Press = Extract<SwapButton, { kind: 'swap' | 'inSteps' }>

/** Why the button does nothing, said beside it. Null: it does something, or its own words say why not. */
export function whyDisabled({ kind, label, isDisabled }: Press, plan: ApprovalPlan): string | null {
  if (!isDisabled || label === 'impactTooHigh' || label === 'impactHigh') return null
  if (kind === 'inSteps') {
    const next = plan.kind === 'steps' ? plan.steps.find(({ progress }) => progress !== 'done') : undefined
    const symbol = next?.approval.needed?.currency.symbol
    if (symbol !== undefined) return t('why.approve', { symbol: symbolText(symbol) })
  }
  return t(plan.kind === 'unknown' ? 'why.approval' : 'why.quote')
}
