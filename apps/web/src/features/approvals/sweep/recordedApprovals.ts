import type { Address } from '@musi/domain/address'
import type { TokenSpender } from '@musi/domain/approvals/knownSpenders'
import type { Token } from '@musi/domain/currency'
import { stepsOf } from '@musi/domain/transactions/action'
import type { TransactionRecord } from '@musi/domain/transactions/record'

export type RecordedApproval = TokenSpender & { readonly asset: Token }

/**
 * Approvals that an account sent from this browser, one per token and spender. They are checked
 * even if token or spender is not listed.
 */
export function recordedApprovals(records: Iterable<TransactionRecord>, owner: Address): readonly RecordedApproval[] {
  const byKey = new Map<string, RecordedApproval>()
  for (const { from, action } of records) {
    if (from !== owner) continue
    for (const step of stepsOf(action))
      if (step.kind === 'approve')
        byKey.set(`${step.token.address} ${step.spender}`, {
          token: step.token.address,
          spender: step.spender,
          asset: step.token,
        })
  }
  return [...byKey.values()]
}
