import type { Amount } from '@musi/domain/currency'
import type { ApprovalState } from '@musi/domain/transactions/approvalState'
import type { BatchAbility } from '../transactions/send/batchAbility.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import type { BatchSendIntent } from '../transactions/send/sendBatch.ts'
import type { Approval } from './useApproval.ts'

/** `ask`: not requested yet; `pending`: its transaction is under way; `done`: allowed, and requested on this screen. */
export type ApprovalProgress = 'ask' | 'pending' | 'done'
export type ApprovalStep = { readonly approval: Approval; readonly progress: ApprovalProgress }

/** Approvals needed before an act can be sent, and how they are given. */
export type ApprovalPlan =
  /** No approval is needed. */
  | { readonly kind: 'nothing' }
  /** Not everything has been read yet. */
  | { readonly kind: 'unknown' }
  /** A signature can replace the approval; it has to be asked for first (spec: approvals.permit). */
  | { readonly kind: 'sign' }
  /** A signature replaces the approval and is sent with the act. */
  | { readonly kind: 'permit' }
  /** In one transaction with the act, all or nothing. `amounts`: what the approvals in it allow. */
  | { readonly kind: 'batch'; readonly intents: readonly SendIntent[]; readonly amounts: readonly Amount[] }
  /** One after the other, in this order, before the act. */
  | { readonly kind: 'steps'; readonly steps: readonly ApprovalStep[] }

export type ApprovalOptions = {
  readonly ability: BatchAbility
  /** True if the person chose to send each step separately. */
  readonly isSeparate: boolean
  /**
   * `offered`: the spender accepts a signature instead. `signed`: a valid signature covers what the
   * act needs.
   */
  readonly permit?: 'offered' | 'signed'
}

const PROGRESS = { notApproved: 'ask', pending: 'pending', approved: 'done', unknown: 'ask' } as const satisfies Record<
  ApprovalState,
  ApprovalProgress
>

/**
 * Makes the plan for everything an act spends. Steps that were done here stay visible until the
 * spent amounts change.
 */
export function approvalPlan(
  approvals: readonly Approval[],
  { ability, isSeparate, permit }: ApprovalOptions,
): ApprovalPlan {
  if (permit === 'signed') return { kind: 'permit' }
  if (approvals.some(({ state }) => state === 'unknown')) return { kind: 'unknown' }
  const isBatched = ability === 'whole' && !isSeparate
  const missing = approvals.filter(({ state }) => state === 'notApproved')
  const isUnderWay = approvals.some(({ state }) => state === 'pending')
  if (isBatched && missing.length > 0 && !isUnderWay) {
    // The way to approve a token must be known before a batch goes to the wallet.
    if (missing.some(({ next }) => next === null)) return { kind: 'unknown' }
    return {
      kind: 'batch',
      intents: missing.flatMap(intentsOf),
      amounts: missing.flatMap(({ needed }) => needed ?? []),
    }
  }
  if (permit === 'offered' && missing.length > 0 && !isUnderWay) return { kind: 'sign' }
  const steps = approvals
    .filter(({ state, hasBegun }) => state !== 'approved' || hasBegun)
    .map((approval) => ({ approval, progress: PROGRESS[approval.state] }))
  return steps.length === 0 ? { kind: 'nothing' } : { kind: 'steps', steps }
}

/** A batched approval is for exactly what the act needs; tokens that require it get the old approval revoked first. */
const intentsOf = ({ next, exact }: Approval): readonly SendIntent[] => {
  if (exact === null) return []
  return next?.kind === 'reset' ? [next.intent, exact] : [exact]
}

/** True if the act may be sent once its form allows it. */
export const isAllowed = (plan: ApprovalPlan): boolean =>
  plan.kind === 'nothing' ||
  plan.kind === 'permit' ||
  plan.kind === 'batch' ||
  (plan.kind === 'steps' && plan.steps.every(({ progress }) => progress === 'done'))

/** The transaction for the wallet: the act alone, or the whole batch; null if an approval is missing. */
export function withApprovals(plan: ApprovalPlan, act: SendIntent): SendIntent | BatchSendIntent | null {
  if (!isAllowed(plan)) return null
  const [first, second, ...others] = plan.kind === 'batch' ? [...plan.intents, act] : [act]
  if (first === undefined || second === undefined) return act
  return { steps: [first, second, ...others] }
}
