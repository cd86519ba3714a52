import type { AddProblem } from '@musi/domain/liquidity/addProblem'
import { type ApprovalPlan, isAllowed } from '#platform/session/approval/approvalPlan.ts'

export type AddButtonInput = {
  readonly problem: AddProblem | null
  /** Answers that a press rests on are overdue (spec: reads.press). */
  readonly isBehind: boolean
  /** Something can be added at this moment. */
  readonly isReady: boolean
  readonly plan: ApprovalPlan
}

export type AddButton =
  | { readonly kind: 'connect' | 'reconnecting' }
  | { readonly kind: 'problem'; readonly problem: Exclude<AddProblem, { kind: 'connectWallet' }> }
  /** `inSteps`: approvals come first, or came first here. */
  | { readonly kind: 'supply'; readonly isInSteps: boolean; readonly isDisabled: boolean }

/** Only what was typed and picked decides these, so that they are said while nobody answers. */
const isOfForm = (problem: AddProblem | null): boolean =>
  problem?.kind === 'invalidPair' || problem?.kind === 'enterAmount'

/** What the button is, the first that holds (spec: liquidity.add-problems). */
export function addButton({ problem, isBehind, isReady, plan }: AddButtonInput): AddButton {
  if (problem?.kind === 'connectWallet') return { kind: 'connect' }
  if (isBehind && !isOfForm(problem)) return { kind: 'reconnecting' }
  if (problem !== null) return { kind: 'problem', problem }
  return { kind: 'supply', isInSteps: plan.kind === 'steps', isDisabled: !isReady || !isAllowed(plan) }
}
