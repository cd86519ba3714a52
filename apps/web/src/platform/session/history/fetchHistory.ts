import type * as v from 'valibot'
import { NoAnswer, ask } from '#platform/page/http/ask.ts'
import { type HistoryPage, type RowOf, historyPage } from './historyPage.ts'

/**
 * Thrown for a permanent failure: this chain has no history (`notKept`), or there is too much to
 * add up (`tooMuch`).
 */
export class Unanswerable extends Error {
  readonly kind: 'notKept' | 'tooMuch'
  constructor(kind: Unanswerable['kind']) {
    super(kind)
    this.kind = kind
  }
}

const KINDS: Readonly<Record<number, Unanswerable['kind']>> = { 404: 'notKept', 422: 'tooMuch' }

/** Fetches one page. Throws if there is no answer. */
export async function fetchHistory<const Schema extends v.GenericSchema>(
  path: string,
  row: Schema,
): Promise<HistoryPage<RowOf<Schema>>> {
  const result = await ask(path, (value) => historyPage(row, value))
  if (result.ok) return result.value
  const { failure } = result
  const kind = failure.kind === 'refused' ? KINDS[failure.status] : undefined
  throw kind === undefined ? new NoAnswer(path, failure) : new Unanswerable(kind)
}
