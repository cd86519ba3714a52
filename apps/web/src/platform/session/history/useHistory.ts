import type { HistoryTopic } from '@musi/api/history/historyNews'
import { useState } from 'react'
import type * as v from 'valibot'
import { type Answer, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useNewsKey } from '../chain/useNewsKey.ts'
import { Unanswerable, fetchHistory } from './fetchHistory.ts'
import type { RowOf } from './historyPage.ts'
import { type HistoryRows, historyPages } from './historyPages.ts'

export type History<Row> =
  | { readonly kind: 'waiting' }
  /** Never read, and the server does not answer now. */
  | { readonly kind: 'away'; readonly retry: () => void }
  /** There is no history of this chain, or more than can be added up. */
  | { readonly kind: Unanswerable['kind'] }
  | (HistoryRows<Row> & {
      readonly kind: 'read'
      /** True if the last refresh got no answer. */
      readonly isOld: boolean
      /** Loads more rows; null if there are no more. */
      readonly more: (() => void) | null
      readonly isBusy: boolean
    })

/** Retry interval while the history is behind the chain. */
const CATCH_UP_INTERVAL_MS = 1000

function retryDelayMs(answer: Answer<HistoryRows<unknown>>): number | null {
  if (answer.kind === 'failed' && answer.error instanceof Unanswerable) return null
  return whileAway(answer) ?? (answer.kind === 'ready' && answer.value.behind > 0 ? CATCH_UP_INTERVAL_MS : null)
}

type HistoryList<Schema> = {
  /** Path of the request; null if there is nothing to request yet. */
  readonly path: string | null
  readonly row: Schema
  readonly topics: readonly HistoryTopic[]
  /** Name of the query parameter for the next page. */
  readonly cursor?: 'before' | 'after'
}

/**
 * A list of the history that loads more on demand. Refreshed when its topics have news, with each block if nobody
 * reports news, and periodically while the history is behind or unavailable (spec: index.screens).
 */
export function useHistory<const Schema extends v.GenericSchema>({
  path,
  row,
  topics,
  cursor: name = 'before',
}: HistoryList<Schema>): History<RowOf<Schema>> {
  const news = useNewsKey(topics)
  const [pageCount, setPageCount] = useState(1)
  const load = (cursor: string | null) => {
    const firstPath = path ?? ''
    const more = `${firstPath.includes('?') ? '&' : '?'}${name}=${cursor}`
    return fetchHistory(cursor === null ? firstPath : firstPath + more, row)
  }
  const answer = useAnswer(path, () => historyPages(load, pageCount), `${news} ${pageCount}`, retryDelayMs, row)

  if (answer.kind === 'waiting') return { kind: 'waiting' }
  if (answer.kind === 'failed') {
    const { error, retry } = answer
    return error instanceof Unanswerable ? { kind: error.kind } : { kind: 'away', retry }
  }
  const { value, isOld } = answer
  const isBusy = value.pages < pageCount && !value.isLast && !isOld
  const more = () => setPageCount(value.pages + 1)
  return { kind: 'read', ...value, isOld, isBusy, more: value.isLast ? null : more }
}
