import { readTransactions } from './storedTransactions.ts'
import { type TransactionLog, transactionLog } from './transactionLog.ts'
import { isSameSend, storedUnfinished, type Unfinished } from './unfinishedSend.ts'

/** What outlives the page: what was sent, and what the wallet was asked for and has not answered. */
export type KeptTransactions = { readonly log: TransactionLog; readonly unfinished: readonly Unfinished[] }

export const NOTHING_KEPT: KeptTransactions = { log: new Map(), unfinished: [] }

/** As JSON can say it: storage knows no bigint. */
export const keptText = ({ log, unfinished }: KeptTransactions): string =>
  JSON.stringify({ records: [...log.values()], unfinished }, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )

/** What storage gives back, already parsed as JSON. What is damaged costs itself, never the others or the start. */
export function readKept(stored: unknown): { kept: KeptTransactions; damaged: boolean } {
  if (typeof stored !== 'object' || stored === null) return { kept: NOTHING_KEPT, damaged: true }
  const { records: kept, unfinished: asked } = stored as { records?: unknown; unfinished?: unknown }
  const { records, damaged } = readTransactions(kept)
  const all: readonly unknown[] = Array.isArray(asked) ? asked : []
  const unfinished = all.map(storedUnfinished).filter((send) => send !== undefined)
  return {
    kept: { log: transactionLog(records), unfinished },
    damaged: !Array.isArray(kept) || damaged > 0 || !Array.isArray(asked) || unfinished.length < all.length,
  }
}

/**
 * Another tab has written without knowing of what was changed here at that moment: its word counts for all that it knew,
 * and what was added here stays (case 102). `knew` is what it had before it wrote.
 */
export function withOwnAdditions(
  theirs: KeptTransactions,
  knew: KeptTransactions,
  own: KeptTransactions,
): KeptTransactions {
  const missed = [...own.log.values()].filter(({ id }) => !theirs.log.has(id) && !knew.log.has(id))
  const has = ({ unfinished }: KeptTransactions, send: Unfinished) => unfinished.some((one) => isSameSend(one, send))
  const asked = own.unfinished.filter((send) => !has(theirs, send) && !has(knew, send))
  if (missed.length === 0 && asked.length === 0) return theirs
  const log = new Map([...theirs.log, ...missed.map((record) => [record.id, record] as const)])
  return { log, unfinished: [...theirs.unfinished, ...asked] }
}
