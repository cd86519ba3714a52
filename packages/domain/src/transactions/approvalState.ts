import type { Address } from '../address.ts'
import type { Amount } from '../currency.ts'
import { type Action, stepsOf } from './action.ts'
import { isRecent } from './recentTransactions.ts'
import type { TransactionRecord } from './record.ts'
import { isPending } from './transactionState.ts'
import type { Unfinished } from './unfinishedSend.ts'

export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved'

export type ApprovalRequest = { owner: Address; token: Address; spender: Address }

/** True if the action, alone or in a batch, approves this spender for this token. */
const approves = (action: Action, { token, spender }: ApprovalRequest): boolean =>
  stepsOf(action).some((step) => step.kind === 'approve' && step.spender === spender && step.token.address === token)

/**
 * True if a matching approval of less than a day ago is not reflected in the allowance yet (spec: approvals.state). `readAt` is the
 * block at which the allowance was read.
 */
export function hasPendingApproval(
  records: Iterable<TransactionRecord>,
  request: ApprovalRequest,
  nowMs: number,
  readAt = Infinity,
): boolean {
  for (const record of records) {
    const isRequested = record.from === request.owner && approves(record.action, request)
    const isUnread = record.mined !== null && record.mined.receipt.blockNumber > readAt
    if (isRequested && isRecent(record, nowMs) && (isUnread || isPending(record, nowMs))) return true
  }
  return false
}

/**
 * True if an approval was requested since a time, or was still pending then; its step stays visible (spec: swap.two-steps).
 */
export function hasApprovalBegun(
  sends: Iterable<TransactionRecord | Unfinished>,
  request: ApprovalRequest,
  sinceMs: number,
): boolean {
  for (const send of sends) {
    if (send.from !== request.owner || !approves(send.action, request)) continue
    if ('askedAtMs' in send || send.addedAtMs >= sinceMs) return true
    if ((send.mined?.confirmedAtMs ?? sinceMs) >= sinceMs) return true
  }
  return false
}

/**
 * The native currency needs no approval; otherwise the allowance decides, null while unknown (spec: approvals.state).
 */
export function approvalState(amount: Amount, allowance: bigint | null, pending: boolean): ApprovalState {
  if (amount.currency.kind === 'native') return 'approved'
  if (allowance === null) return 'unknown'
  if (allowance >= amount.raw) return 'approved'
  return pending ? 'pending' : 'notApproved'
}
