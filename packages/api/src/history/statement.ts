import { byAddress, byDay, needed } from '../parameters.ts'

/** Columns of GET /api/statement.csv, in order. */
export const STATEMENT_COLUMNS = {
  time: 'the time in UTC (ISO 8601)',
  block: 'the number of the block',
  log: 'the position among the logs of the block; for a line with the record `transaction`, the position of the transaction',
  transaction: 'the hash of the transaction',
  record:
    '`act` for an act, `transfer` for a transfer of a token whose transfers are stored, `transaction` for a transaction without an act of the account, failed ones included (on a chain of our own only)',
  what: 'the kind of the act as in /api/acts; for a transfer `in` or `out`; for a transaction `send`, `call`, `deploy` or `failed`',
  contract: 'the pair, reward pool, collection, token or other contract of the act',
  with: 'the other account: sender, receiver, seller or delegate',
  token: 'the token of the amount; the zero address is the native currency',
  symbol: 'the symbol of the token if it is known; a look-alike names the token that it is not',
  in: 'the amount that the account received, in whole tokens; empty if the decimals of the token are unknown',
  out: 'the amount that left the account, in the same form',
  smallest: 'the same amount in the smallest unit of the token',
  note: 'a song, piece, order or proposal, or the called function',
} as const
export type StatementColumn = keyof typeof STATEMENT_COLUMNS

export const STATEMENT_DESCRIPTION =
  'All acts, transfers and other transactions of an account, newest first, as a CSV file (RFC 4180, UTF-8, names of the columns in the first line).'

export const STATEMENT_QUERY = {
  account: needed(byAddress('the account')),
  from: byDay('the first day, such as 2026-11-01, in UTC; default the beginning'),
  to: byDay('the last day; default now'),
} as const
