import { byAddress, byDay, needed } from '../parameters.ts'

/** Columns of GET /api/statement.csv, in order. */
export const STATEMENT_COLUMNS = {
  time: 'when, in UTC (ISO 8601)',
  block: 'the block',
  log: 'the place among the logs of the block; of a transaction how many stand before it',
  transaction: 'the hash of the transaction',
  record:
    '`act` for a part of something that was done, `transfer` for a transfer of a token that is followed, `transaction` for one that no act of the account tells of, failed ones too; of a chain of our own alone',
  what: 'the kind of the act, as in /api/acts; of a transfer `in` or `out`; of a transaction `send`, `call`, `deploy` or `failed`',
  contract: 'the pair, reward pool, collection, token or other contract that it was done with',
  with: 'who else took part: the sender or receiver, the seller, the delegate',
  token: 'the token of the amount; the zero address is the native currency',
  symbol: 'what the token calls itself, where that is known; one that looks like another says which it is not',
  in: 'what came to the account, as people write it; empty where the decimals of the token are not known',
  out: 'what left the account, likewise',
  smallest: 'the same amount in the smallest unit of the token',
  note: 'a song, piece, order or proposal, or which function was called',
} as const
export type StatementColumn = keyof typeof STATEMENT_COLUMNS

export const STATEMENT_SAYS =
  'Everything that an account did and that came to it, newest first, as a CSV file (RFC 4180, UTF-8, names of the columns in the first line).'

export const STATEMENT_QUERY = {
  account: needed(byAddress('the account')),
  from: byDay('the first day, such as 2026-11-01, in UTC; from the beginning if it is not named'),
  to: byDay('the last day; until now if it is not named'),
} as const
