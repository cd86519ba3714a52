import type { Address } from '../address.ts'
import type { Amount } from '../currency.ts'
import { type Action, stepsOf } from './action.ts'
import { isRecent } from './recentTransactions.ts'
import type { TransactionRecord } from './record.ts'
import { isPending } from './transactionState.ts'
import type { Unfinished } from './unfinishedSend.ts'

export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved'

export type AskedApproval = { owner: Address; token: Address; spender: Address }

/** Whether it lets this spender take this token, alone or in a batch. */
const approves = (action: Action, { token, spender }: AskedApproval): boolean =>
  stepsOf(action).some((step) => step.kind === 'approve' && step.spender === spender && step.token.address === token)

/** An approval for this token and spender that has no receipt and is not a day old (spec: approvals.state). */
export function hasPendingApproval(records: Iterable<TransactionRecord>, asked: AskedApproval, nowMs: number): boolean {
  for (const record of records) {
    const isAsked = record.from === asked.owner && approves(record.action, asked)
    if (isAsked && isRecent(record, nowMs) && isPending(record, nowMs)) return true
  }
  return false
}

/** Whether one was asked for, or was still under way, since a moment: its step then stays in sight (spec: swap.two-steps). */
export function hasApprovalBegun(
  sends: Iterable<TransactionRecord | Unfinished>,
  asked: AskedApproval,
  sinceMs: number,
): boolean {
  for (const send of sends) {
    if (send.from !== asked.owner || !approves(send.action, asked)) continue
    if ('askedAtMs' in send || send.addedAtMs >= sinceMs) return true
    if ((send.mined?.confirmedAtMs ?? sinceMs) >= sinceMs) return true
  }
  return false
}

/** The native currency needs no approval; else the allowance decides, null while it is not known (spec: approvals.state). */
export function approvalState(amount: Amount, allowance: bigint | null, pending: boolean): ApprovalState {
  if (amount.currency.kind === 'native') return 'approved'
  if (allowance === null) return 'unknown'
  if (allowance >= amount.raw) return 'approved'
  return pending ? 'pending' : 'notApproved'
}

/** Removing and staking may go on once it is approved; a signed permit that is still valid is as good (spec: approvals.authorised). */
export const isAuthorised = (state: ApprovalState, isSigned: boolean): boolean => isSigned || state === 'approved'
