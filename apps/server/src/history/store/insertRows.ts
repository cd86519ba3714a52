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
/** Few sizes, so that each statement is built and prepared once, which takes longer than running it. */
const ROWS_AT_ONCE = [256, 128, 64, 32, 16, 8, 4, 2, 1] as const

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

/** By database: each kind has its own way to name a value. */
const knownTexts = new WeakMap<object, Map<string, string>>()

function insertText<Table extends keyof Tables>(
  writing: Transaction<Tables>,
  table: Table,
  sample: Row<Table>,
  count: number,
) {
  const { adapter } = writing.getExecutor()
  const texts = knownTexts.get(adapter) ?? new Map<string, string>()
  knownTexts.set(adapter, texts)
  const key = `${table} ${count}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const ordered = Object.fromEntries(
    COLUMNS[table].map((column) => [column, (sample as Record<string, unknown>)[column]]),
  ) as Row<Table>
  const { sql: single } = writing.insertInto(table).values(ordered).compile()
  const sql = repeated(single, COLUMNS[table].length, count)
  texts.set(key, sql)
  return sql
}

/** The text for one row as that for many. To have it put together value by value takes longer than all inserts of a start. */
function repeated(single: string, columns: number, rows: number): string {
  const at = single.lastIndexOf('(')
  const isNumbered = single.includes('$1')
  const mark = (number: number) => (isNumbered ? `$${number}` : '?')
  const group = (row: number) =>
    Array.from({ length: columns }, (_, column) => mark(row * columns + column + 1)).join(', ')
  return `${single.slice(0, at)}${Array.from({ length: rows }, (_, row) => `(${group(row)})`).join(', ')}`
}

export async function insertRows<Table extends keyof Tables>(
  writing: Transaction<Tables>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const columns = COLUMNS[table]
  for (let from = 0; from < rows.length;) {
    const most = rows.length - from
    const part = rows.slice(from, from + (ROWS_AT_ONCE.find((count) => count <= most) ?? 1))
    const values = part.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]))
    const [sample] = part
    if (sample === undefined) return
    await writing.executeQuery(CompiledQuery.raw(insertText(writing, table, sample, part.length), values))
    from += part.length
  }
}
