import { operationSender } from '@musi/chain/relay/operationEvent'
import type { Log } from '@musi/chain/requests/logs/log'
import type { Address } from '@musi/domain/address'

export type Operation = { log: number; sender: Address }

/** The operations (ERC-4337) of each transaction, in order. Each ends with an event of the EntryPoint. */
export function operationsOf(
  logs: Iterable<Log>,
  entryPoint: Address | null,
): ReadonlyMap<string, readonly Operation[]> {
  const operations = new Map<string, Operation[]>()
  for (const log of logs) {
    const sender = log.address === entryPoint ? operationSender(log) : null
    if (sender === null) continue
    const ofTransaction = operations.get(log.transaction) ?? []
    ofTransaction.push({ log: log.index, sender })
    operations.set(log.transaction, ofTransaction)
  }
  return operations
}

/**
 * The account that caused a log: the sender of the operation that ends after it, since several operations may share a
 * transaction that somebody else sent; otherwise the sender of the transaction. Undefined if that was not read.
 */
export const logSender =
  (senders: ReadonlyMap<string, Address>, operations: ReadonlyMap<string, readonly Operation[]>) =>
  ({ transaction, index }: Pick<Log, 'transaction' | 'index'>): Address | undefined =>
    operations.get(transaction)?.find(({ log }) => log > index)?.sender ?? senders.get(transaction)
