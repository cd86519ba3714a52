import type { Address } from '@musi/domain/address'
import { stepsOf } from '@musi/domain/transactions/action'
import { isRecent } from '@musi/domain/transactions/recentTransactions'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { isPending } from '@musi/domain/transactions/transactionState'

const ACTIONS = { open: 'openCollection', make: 'mintDrop', allow: 'approveDrop' } as const
type SentStep = keyof typeof ACTIONS

type Around = { account: Address; name: string; collectionName: string; nowMs: number; readAtBlock: number | null }

/**
 * Which step was sent from this browser and is not seen on the chain yet: it waits for its block, or is in one that is younger than what
 * was read of the chain. Pressed again meanwhile, it would be done twice (spec: release.resumed). Null: none.
 */
export function underWay(
  records: Iterable<TransactionRecord>,
  { account, name, collectionName, nowMs, readAtBlock }: Around,
): SentStep | null {
  for (const record of records) {
    if (record.from !== account || !isRecent(record, nowMs)) continue
    const step = (['open', 'make', 'allow'] as const).find((each) =>
      stepsOf(record.action).some(
        (action) =>
          action.kind === ACTIONS[each] &&
          (action.kind === 'openCollection'
            ? action.name === collectionName
            : 'title' in action && action.title === name),
      ),
    )
    if (step === undefined) continue
    const block = record.mined?.receipt.status === 'success' ? record.mined.receipt.blockNumber : null
    if (isPending(record, nowMs) || (block !== null && (readAtBlock === null || block > readAtBlock))) return step
  }
  return null
}
