import type { Act } from '@musi/api/history/acts'
import type { SentTransaction } from '@musi/api/history/transactions'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Log } from '@musi/chain/requests/logs/log'
import { movementTopics } from '@musi/chain/abi/movementTopics'
import type { PartyRow, TransactionRows } from './store/rows.ts'
import { operationsOf } from './acts/senders.ts'
import type { FullSpan } from './fullSpan.ts'

/** Acts that do not tell what a transaction is for: votes come with tokens, and the first operation opens its account. */
const CONSEQUENCES: ReadonlySet<Act['kind']> = new Set(['receiveVotes', 'openAccount'])

/** Length of `0x` and a selector. */
const SELECTOR_LENGTH = 10

/**
 * Every transaction of a span with the accounts it concerns, the same as the explorer finds by
 * reading blocks.
 */
export function sentTransactions(
  { blocks, logs, statuses }: FullSpan,
  acts: readonly Act[],
  entryPoint: Address | null,
): TransactionRows {
  const operations = operationsOf(
    logs.map(({ log }) => log),
    entryPoint,
  )
  const logsOf = Map.groupBy(
    logs.map(({ log }) => log),
    ({ transaction }) => transaction,
  )
  const accountsOfActs = new Set(
    acts.filter(({ kind }) => !CONSEQUENCES.has(kind)).map(({ transaction, account }) => `${transaction} ${account}`),
  )
  const transactions: SentTransaction[] = []
  const parties: PartyRow[] = []
  for (const { number: block, timeSeconds, transactions: sent } of blocks) {
    let log = 0
    for (const [place, { hash, from, to, value, input }] of sent.entries()) {
      const logsOfTransaction = logsOf.get(hash) ?? []
      transactions.push({
        block,
        place,
        log,
        timeSeconds,
        transaction: hash,
        from,
        to,
        value: String(value),
        selector: to !== null && input.length >= SELECTOR_LENGTH ? input.slice(0, SELECTOR_LENGTH).toLowerCase() : null,
        status: statuses.get(hash) ?? 'unknown',
      })
      const senders = (operations.get(hash) ?? []).map(({ sender }) => sender)
      const named = [...(to === null ? [] : [to]), ...senders, ...logsOfTransaction.flatMap(movedBetween)]
      for (const account of new Set([from, ...named]))
        parties.push({ block, place, account, is_told: accountsOfActs.has(`${hash} ${account}`) ? 1 : 0 })
      log += logsOfTransaction.length
    }
  }
  return { transactions, parties }
}

/** The accounts a transfer log names. */
function movedBetween({ topics: [name, ...values] }: Log): readonly Address[] {
  if (name !== movementTopics.transfer) return []
  return values.slice(0, 2).flatMap((topic) => {
    // Anybody can emit a log shaped like a transfer without a valid address.
    const account = /^0x0{24}[0-9a-f]{40}$/.test(topic) ? parseAddress(topic.slice(-40)) : null
    return account === null ? [] : [account]
  })
}
