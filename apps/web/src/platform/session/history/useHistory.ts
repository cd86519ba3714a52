import type { HistoryTopic } from '@musi/api/history/historyNews'
import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { newsOf, useHistoryNews } from '../chain/historyNews.ts'
import { useHeads } from '../chain/useHeads.ts'
import { Unanswerable, fetchHistory } from './fetchHistory.ts'
import type { RowOf } from './historyPage.ts'
import { type HistoryRows, historyPages } from './historyPages.ts'

export type History<Row> =
  | { readonly kind: 'waiting' }
  /** Never read, and nobody answers now: it says nothing about what happened. */
  | { readonly kind: 'away' }
  /** There is no history of this chain, or more than can be added up. */
  | { readonly kind: Unanswerable['kind'] }
  | (HistoryRows<Row> & {
      readonly kind: 'read'
      /** It was asked for again, and nobody answered. */
      readonly isOld: boolean
      /** Null: this is all. */
      readonly more: (() => void) | null
      readonly isBusy: boolean
    })

const AGAIN_MS = { behind: 1000, away: 3000 } as const

type HistoryList<Schema> = {
  /** Null: nothing to ask for yet. */
  readonly path: string | null
  readonly row: Schema
  readonly topics: readonly HistoryTopic[]
  /** Under which name the next page is asked for. */
  readonly cursor?: 'before' | 'after'
}

/**
 * A list of the history, and more of it on demand. It is asked for again when there is something new of its topics, with each block
 * where nobody says so, and by itself while the history is behind or away (spec: index.screens).
 */
export function useHistory<const Schema extends v.GenericSchema>({
  path,
  row,
  topics,
  cursor: name = 'before',
}: HistoryList<Schema>): History<RowOf<Schema>> {
  const { head } = useHeads()
  const news = useHistoryNews()
  const version = news === null ? head?.hash : newsOf(news, topics)
  const [wanted, setWanted] = useState(1)
  const [tries, setTries] = useState(0)
  const load = (cursor: string | null) => {
    const known = path ?? ''
    const more = `${known.includes('?') ? '&' : '?'}${name}=${cursor}`
    return fetchHistory(cursor === null ? known : known + more, row)
  }
  const answer = useAnswer(path, () => historyPages(load, wanted), `${version} ${wanted} ${tries}`)
  const trouble = troubleOf(answer)
  const attempt = answer.kind === 'failed' ? answer.error : answer.kind === 'ready' ? answer.value : null
  useEffect(() => {
    if (trouble === null) return undefined
    const timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS[trouble])
    return () => clearTimeout(timer)
    // Whatever came of the last try, there is another.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [trouble, attempt, tries])

  if (answer.kind === 'waiting') return { kind: 'waiting' }
  if (answer.kind === 'failed') return { kind: answer.error instanceof Unanswerable ? answer.error.kind : 'away' }
  const { value, isOld } = answer
  const isBusy = value.pages < wanted && !value.isLast && !isOld
  const more = () => setWanted(value.pages + 1)
  return { kind: 'read', ...value, isOld, isBusy, more: value.isLast ? null : more }
}

function troubleOf(answer: ReturnType<typeof useAnswer<HistoryRows<unknown>>>): 'behind' | 'away' | null {
  if (answer.kind === 'failed') return answer.error instanceof Unanswerable ? null : 'away'
  if (answer.kind !== 'ready') return null
  if (answer.isOld) return 'away'
  return answer.value.behind > 0 ? 'behind' : null
}
