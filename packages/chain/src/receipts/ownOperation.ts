import type { Address } from '@musi/domain/address'
import { ENTRY_POINT, isOperationDone, operationSender } from '../relay/operationEvent.ts'
import type { Log } from '../requests/logs/log.ts'

/** An operation (ERC-4337) of one account in a transaction, which may contain operations of others too. */
export type OwnOperation = { isDone: boolean; logs: readonly Log[] }

const isEnd = (log: Log) => log.address === ENTRY_POINT && operationSender(log) !== null

/** Finds the account's operations in a transaction's logs. Each has the logs between the previous operation's final event and its own. */
export function ownOperations(logs: readonly Log[], account: Address): readonly OwnOperation[] {
  const ends = logs.flatMap((log, at) => (isEnd(log) ? [at] : []))
  return ends.flatMap((end, index) => {
    const log = logs[end]
    if (log === undefined || operationSender(log) !== account) return []
    return [{ isDone: isOperationDone(log), logs: logs.slice((ends[index - 1] ?? -1) + 1, end) }]
  })
}
