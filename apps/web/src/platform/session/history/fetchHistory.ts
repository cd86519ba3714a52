import type * as v from 'valibot'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { fromJson } from '#platform/page/http/readAnswer.ts'
import { type HistoryPage, type RowOf, historyPage } from './historyPage.ts'

const TIMEOUT_MS = 8000

/** There will be no answer, however often it is asked for: this chain has no history, or more than can be added up. */
export class Unanswerable extends Error {
  readonly kind: 'notKept' | 'tooMuch'
  constructor(kind: Unanswerable['kind']) {
    super(kind)
    this.kind = kind
  }
}

const KINDS: Readonly<Record<number, Unanswerable['kind']>> = { 404: 'notKept', 422: 'tooMuch' }

/** One page. The browser asks our server whether what it keeps has changed. Throws while there is no answer. */
export async function fetchHistory<const Schema extends v.GenericSchema>(
  path: string,
  row: Schema,
): Promise<HistoryPage<RowOf<Schema>>> {
  const answer = await fromServer(path, TIMEOUT_MS, { cache: 'no-cache' })
  const kind = KINDS[answer.status]
  if (kind !== undefined) throw new Unanswerable(kind)
  if (answer.status !== 200) throw new Error(`${path} answered with ${answer.status}.`)
  const page = fromJson(await answer.text(), (value) => historyPage(row, value))
  if (page === undefined) throw new Error(`${path} answered with something that is no page of the history.`)
  return page
}
