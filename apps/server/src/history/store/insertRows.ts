import { CompiledQuery, type Insertable, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Column order of every insert. */
const COLUMNS: { readonly [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] } = {
  marks: ['number', 'hash', 'time'],
  beginning: ['since'],
  pairs: ['number', 'address', 'token0', 'token1', 'block'],
  reserves: ['pair', 'block', 'reserve0', 'reserve1'],
  tokens: ['address', 'creator', 'symbol', 'name', 'block', 'log'],
  proposals: ['block', 'log', 'id', 'proposer', 'content'],
  acts: ['block', 'log', 'time', 'hash', 'account', 'kind', 'subject', 'body'],
  moves: ['block', 'log', 'time', 'hash', 'token', 'sender', 'receiver', 'amount'],
  recordings: ['block', 'log', 'song', 'artist', 'content_hash'],
  shares: ['block', 'log', 'place', 'song', 'kind', 'payee', 'successor', 'share_bps', 'amount'],
  candles: ['pair', 'step', 'start', 'open', 'high', 'low', 'close', 'volume0', 'volume1', 'paid0', 'paid1', 'trades'],
  traders: ['pair', 'day', 'account', 'paid0', 'paid1', 'got0', 'got1', 'trades'],
  pool_days: ['pair', 'day', 'traders', 'back0', 'back1'],
  payers: ['song', 'day', 'payer', 'plays', 'paid'],
  transactions: ['block', 'place', 'log', 'time', 'hash', 'sender', 'recipient', 'value', 'selector', 'status'],
  parties: ['block', 'place', 'account', 'is_told'],
}
/**
 * Few sizes, so that each statement is built and prepared only once, because that takes longer than
 * running it.
 */
const ROWS_AT_ONCE = [256, 128, 64, 32, 16, 8, 4, 2, 1] as const

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

/** Cached by adapter: each kind of database numbers its parameters differently. */
const cachedStatements = new WeakMap<object, Map<string, string>>()

function insertStatement<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  sample: Row<Table>,
  count: number,
) {
  const { adapter } = transaction.getExecutor()
  const statements = cachedStatements.get(adapter) ?? new Map<string, string>()
  cachedStatements.set(adapter, statements)
  const key = `${table} ${count}`
  const cached = statements.get(key)
  if (cached !== undefined) return cached
  const ordered = Object.fromEntries(
    COLUMNS[table].map((column) => [column, (sample as Record<string, unknown>)[column]]),
  ) as Row<Table>
  const { sql: single } = transaction.insertInto(table).values(ordered).compile()
  const sql = repeatGroup(single, COLUMNS[table].length, count)
  statements.set(key, sql)
  return sql
}

/** Repeats the values of a one-row statement for many rows; compiling all values takes longer than all inserts at startup. */
function repeatGroup(single: string, columns: number, rows: number): string {
  const at = single.lastIndexOf('(')
  const isNumbered = single.includes('$1')
  const mark = (number: number) => (isNumbered ? `$${number}` : '?')
  const group = (row: number) =>
    Array.from({ length: columns }, (_, column) => mark(row * columns + column + 1)).join(', ')
  return `${single.slice(0, at)}${Array.from({ length: rows }, (_, row) => `(${group(row)})`).join(', ')}`
}

export async function insertRows<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const columns = COLUMNS[table]
  for (let from = 0; from < rows.length;) {
    const remaining = rows.length - from
    const part = rows.slice(from, from + (ROWS_AT_ONCE.find((count) => count <= remaining) ?? 1))
    const values = part.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]))
    const [sample] = part
    if (sample === undefined) return
    await transaction.executeQuery(CompiledQuery.raw(insertStatement(transaction, table, sample, part.length), values))
    from += part.length
  }
}
