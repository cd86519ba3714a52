import type { SentTransaction } from '@musi/api/history/transactions'
import type { Address } from '@musi/domain/address'
import { type Selectable, type Transaction, sql } from 'kysely'
import { cutToPage } from './historyPart.ts'
import type { Tables } from './tables.ts'

/** A position among all transactions, in chain order. */
export type TransactionPlace = { block: number; place: number }

/** `account`: null for all accounts. `isUntold`: only transactions that no act of the account covers. */
export type TransactionQuery = { account: Address | null; isUntold: boolean; before: TransactionPlace | null }

const PAGE = 100

/** Transactions, newest first. */
export async function transactionRows(
  reading: Transaction<Tables>,
  { account, isUntold, before }: TransactionQuery,
): Promise<{ rows: readonly SentTransaction[]; isLast: boolean }> {
  const all = reading.selectFrom('transactions').selectAll('transactions')
  // The parties of an account are already in order, so only one page is read.
  let parties = reading.selectFrom('parties')
  if (account !== null) parties = parties.where('account', '=', account)
  if (isUntold) parties = parties.where('is_told', '=', sql.lit(0))
  if (before !== null)
    parties = parties.where((column) =>
      column(column.refTuple('block', 'place'), '<', column.tuple(before.block, before.place)),
    )
  const places = parties
    .select(['block', 'place'])
    .orderBy('block', 'desc')
    .orderBy('place', 'desc')
    .limit(PAGE + 1)
  let rows =
    account === null
      ? all
      : all.innerJoin(places.as('wanted'), (join) =>
          join.onRef('wanted.block', '=', 'transactions.block').onRef('wanted.place', '=', 'transactions.place'),
        )
  if (account === null && before !== null)
    rows = rows.where((column) =>
      column(
        column.refTuple('transactions.block', 'transactions.place'),
        '<',
        column.tuple(before.block, before.place),
      ),
    )
  const page = await rows
    .orderBy('transactions.block', 'desc')
    .orderBy('transactions.place', 'desc')
    .limit(PAGE + 1)
    .execute()
  return cutToPage(page.map(transactionOfRow), PAGE)
}

export const transactionRow = (sent: SentTransaction): Tables['transactions'] => {
  const { timeSeconds, transaction, from, to, selector, ...rest } = sent
  return {
    ...rest,
    time: timeSeconds,
    hash: transaction,
    sender: from,
    recipient: to ?? '',
    selector: selector ?? '',
  }
}

function transactionOfRow(row: Selectable<Tables['transactions']>): SentTransaction {
  const { time, hash, sender, recipient, selector, status, ...rest } = row
  return {
    ...rest,
    timeSeconds: time,
    transaction: hash,
    from: sender,
    to: recipient === '' ? null : recipient,
    selector: selector === '' ? null : selector,
    status: status as SentTransaction['status'],
  }
}
