import type { Address } from '../address.ts'
import type { Amount } from '../currency.ts'
import { stepsOf } from './action.ts'
import { isRecent } from './recentTransactions.ts'
import type { TransactionRecord } from './record.ts'
import { isPending } from './transactionState.ts'

export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved'

export type AskedApproval = { owner: Address; token: Address; spender: Address }

/** An approval for this token and spender, alone or in a batch, that has no receipt and is not a day old (decisions.md §7.8). */
export function hasPendingApproval(
  records: Iterable<TransactionRecord>,
  { owner, token, spender }: AskedApproval,
  nowMs: number,
): boolean {
  for (const record of records) {
    const approves = stepsOf(record.action).some(
      (step) => step.kind === 'approve' && step.spender === spender && step.token.address === token,
    )
    if (approves && record.from === owner && isRecent(record, nowMs) && isPending(record, nowMs)) return true
  }
  return false
}

/** The native currency needs no approval; else the allowance decides, null while it is not known (exchange.md §4). */
export function approvalState(amount: Amount, allowance: bigint | null, pending: boolean): ApprovalState {
  if (amount.currency.kind === 'native') return 'approved'
  if (allowance === null) return 'unknown'
  if (allowance >= amount.raw) return 'approved'
  return pending ? 'pending' : 'notApproved'
}

/** Removing and staking may go on once it is approved; a signed permit that is still valid is as good (decisions.md §11). */
export const isAuthorised = (state: ApprovalState, isSigned: boolean): boolean => isSigned || state === 'approved'
