import type { Address } from '@musi/domain/address'
import { stepsOf } from '@musi/domain/transactions/action'
import { isRecent } from '@musi/domain/transactions/recentTransactions'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { isPending } from '@musi/domain/transactions/transactionState'

const ACTIONS = { open: 'openCollection', make: 'mintDrop', allow: 'approveDrop' } as const
type SentStep = keyof typeof ACTIONS

type ReleaseContext = {
  account: Address
  name: string
  collectionName: string
  nowMs: number
  readAtBlock: number | null
}

/**
 * The step sent from this browser that is not visible on chain yet: pending, or in a block newer than what was read.
 * Repeating it would do it twice (spec: release.resumed). Null if there is none.
 */
export function pendingReleaseStep(
  records: Iterable<TransactionRecord>,
  { account, name, collectionName, nowMs, readAtBlock }: ReleaseContext,
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
