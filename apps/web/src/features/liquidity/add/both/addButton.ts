import type { AddProblem } from '@musi/domain/liquidity/addProblem'
import { type ApprovalPlan, isAllowed } from '#platform/session/approval/approvalPlan.ts'

export type AddButtonInput = {
  readonly problem: AddProblem | null
  /** True if answers that a click relies on are overdue (spec: reads.press). */
  readonly isStale: boolean
  /** True if the amounts are complete, so that a transaction can be built. */
  readonly isReady: boolean
  readonly plan: ApprovalPlan
}

export type AddButton =
  | { readonly kind: 'connect' | 'reconnecting' }
  | { readonly kind: 'problem'; readonly problem: Exclude<AddProblem, { kind: 'connectWallet' }> }
  /** `isInSteps`: approval transactions come before this one. */
  | { readonly kind: 'supply'; readonly isInSteps: boolean; readonly isDisabled: boolean }

/** True for problems that depend only on the form; they are shown even while the chain is unreachable. */
const isFormProblem = (problem: AddProblem | null): boolean =>
  problem?.kind === 'invalidPair' || problem?.kind === 'enterAmount'

/** Label and state of the button; the first rule that holds decides (spec: liquidity.add-problems). */
export function addButton({ problem, isStale, isReady, plan }: AddButtonInput): AddButton {
  if (problem?.kind === 'connectWallet') return { kind: 'connect' }
  if (isStale && !isFormProblem(problem)) return { kind: 'reconnecting' }
  if (problem !== null) return { kind: 'problem', problem }
  return { kind: 'supply', isInSteps: plan.kind === 'steps', isDisabled: !isReady || !isAllowed(plan) }
}
