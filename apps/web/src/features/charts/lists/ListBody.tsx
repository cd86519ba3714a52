import { Empty } from '@musi/ui/layout/Empty'
import { SkeletonRows } from '@musi/ui/Skeleton'
import type { ReactNode } from 'react'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import type { History } from '#platform/session/history/useHistory.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'

type Props<Row> = {
  history: History<Row>
  /** Number of rows that match the search. */
  shown: number
  search?: string
  none?: string
  children: ReactNode
}

/** A list of the history, with a text while it is loading, empty, behind or unavailable (spec: index.screens). */
export function ListBody<Row>({ history, shown, search = '', none = chartsText('none'), children }: Props<Row>) {
  const isRead = history.kind === 'read'
  const isEmpty = isRead && history.rows.length === 0
  return (
    <>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <SkeletonRows label={chartText('loading')} count={8} />}
      {isEmpty && <Empty>{isComplete(history) ? none : chartsText('noneSo')}</Empty>}
      {isRead && !isEmpty && shown === 0 && <Empty>{chartsText('noMatch', { text: search.trim() })}</Empty>}
      {shown > 0 && children}
    </>
  )
}
