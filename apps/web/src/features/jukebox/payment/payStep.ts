import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import type { RehearsalState } from '#platform/session/review/useRehearsal.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { PaymentStatus } from './paymentStatus.ts'

export type PayFacts = {
  /** True if the account, price or offer has changed since the click. */
  readonly hasChanged: boolean
  /** True if the figures on screen are outdated. */
  readonly isOutdated: boolean
  /** True if the account is signed in; null while unknown. */
  readonly isSignedIn: boolean | null
  readonly payment: PaymentStatus['kind']
  readonly plan: ApprovalPlan
  readonly rehearsal: RehearsalState
  /** The simulation error shown at the time of the click; null if there was none. */
  readonly problemAtClick: string | null
}

/** The next step after a click on the coin slot. `wait`: an answer is pending. */
export type PayStep =
  | { readonly kind: 'wait' | 'signIn' | 'signPermit' | 'pay' }
  | { readonly kind: 'approve'; readonly intent: SendIntent }
  | { readonly kind: 'stop'; readonly reason: 'moved' | 'impossible' | 'testRun' }

const WAIT = { kind: 'wait' } as const

/** Finds the step that one click starts, in this order: sign-in, approval, payment (spec: songs.pay). */
export function payStep(facts: PayFacts): PayStep {
  const { hasChanged, isOutdated, isSignedIn, payment, plan } = facts
  if (hasChanged) return { kind: 'stop', reason: 'moved' }
  if (isOutdated || isSignedIn === null) return WAIT
  if (!isSignedIn) return { kind: 'signIn' }
  // Nothing is paid until it is certain that no earlier payment exists (spec: songs.paid-once).
  if (payment !== 'none' && payment !== 'lost') return WAIT
  return plan.kind === 'sign' ? { kind: 'signPermit' } : (approvalStep(plan) ?? rehearsedPayment(facts))
}

/** The step that the approval plan requires; null if it requires none. */
function approvalStep(plan: ApprovalPlan): PayStep | null {
  if (plan.kind === 'unknown') return WAIT
  if (plan.kind !== 'steps') return null
  const dueApproval = plan.steps.find(({ progress }) => progress !== 'done')
  if (dueApproval === undefined) return null
  const { next } = dueApproval.approval
  if (next?.kind === 'impossible') return { kind: 'stop', reason: 'impossible' }
  const canAsk = dueApproval.progress === 'ask' && next !== null && 'intent' in next
  return canAsk ? { kind: 'approve', intent: next.intent } : WAIT
}

/** The payment itself, which waits for the simulation. */
function rehearsedPayment({ rehearsal, problemAtClick }: PayFacts): PayStep {
  if (rehearsal.kind === 'loading' || rehearsal.kind === 'unanswered') return WAIT
  const isNewProblem = rehearsal.kind === 'problem' && (rehearsal.blocks || rehearsal.text !== problemAtClick)
  return isNewProblem ? { kind: 'stop', reason: 'testRun' } : { kind: 'pay' }
}
