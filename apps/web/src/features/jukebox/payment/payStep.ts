import type { ApprovalPlan } from '#platform/session/approval/approvalPlan.ts'
import type { RehearsalState } from '#platform/session/review/useRehearsal.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { PaidPlay } from './paidPlay.ts'

export type PayFacts = {
  /** The account, price or offer has changed since the click. */
  readonly isMoved: boolean
  /** The figures on screen are outdated. */
  readonly isBehind: boolean
  /** Null while unknown. */
  readonly isSignedIn: boolean | null
  readonly paid: PaidPlay['kind']
  readonly plan: ApprovalPlan
  readonly rehearsal: RehearsalState
  /** The simulation error shown at the time of the click; null if there was none. */
  readonly seenProblem: string | null
}

/** The next step after a click on the coin slot. `wait`: an answer is pending. */
export type PayStep =
  | { readonly kind: 'wait' | 'signIn' | 'signPermit' | 'pay' }
  | { readonly kind: 'approve'; readonly intent: SendIntent }
  | { readonly kind: 'stop'; readonly why: 'moved' | 'impossible' | 'testRun' }

const WAIT = { kind: 'wait' } as const

/** Sign-in, approval, payment: one click starts whatever is due, in this order (spec: songs.pay). */
export function payStep(facts: PayFacts): PayStep {
  const { isMoved, isBehind, isSignedIn, paid, plan } = facts
  if (isMoved) return { kind: 'stop', why: 'moved' }
  if (isBehind || isSignedIn === null) return WAIT
  if (!isSignedIn) return { kind: 'signIn' }
  // Nothing is paid until it is certain that no earlier payment exists (spec: songs.paid-once).
  if (paid !== 'none' && paid !== 'lost') return WAIT
  return plan.kind === 'sign' ? { kind: 'signPermit' } : (permission(plan) ?? payment(facts))
}

/** Null if no approval is needed. */
function permission(plan: ApprovalPlan): PayStep | null {
  if (plan.kind === 'unknown') return WAIT
  if (plan.kind !== 'steps') return null
  const due = plan.steps.find(({ progress }) => progress !== 'done')
  if (due === undefined) return null
  const { next } = due.approval
  if (next?.kind === 'impossible') return { kind: 'stop', why: 'impossible' }
  const isAskable = due.progress === 'ask' && next !== null && 'intent' in next
  return isAskable ? { kind: 'approve', intent: next.intent } : WAIT
}

/** Nothing is paid without a simulation. */
function payment({ rehearsal, seenProblem }: PayFacts): PayStep {
  if (rehearsal.kind === 'loading' || rehearsal.kind === 'unanswered') return WAIT
  const isNews = rehearsal.kind === 'problem' && (rehearsal.blocks || rehearsal.text !== seenProblem)
  return isNews ? { kind: 'stop', why: 'testRun' } : { kind: 'pay' }
}
