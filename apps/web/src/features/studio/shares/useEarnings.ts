import { EARNINGS_PATH } from '@musi/api/paths'
import { useEffect } from 'react'
import type { History } from '#platform/session/history/useHistory.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { Earning } from './earning.ts'

const TOPICS = ['songs', 'plays'] as const

/** Earnings of songs since a time, for all payees; reads all pages, because they are added up. */
export function useEarnings(filter: string, fromSeconds: number | null): History<Earning> {
  const path = fromSeconds === null ? `${EARNINGS_PATH}?${filter}` : `${EARNINGS_PATH}?${filter}&from=${fromSeconds}`
  const history = useHistory({ path, row: Earning, topics: TOPICS })
  const more = history.kind === 'read' && !history.isBusy && !history.isOld ? history.more : null
  useEffect(() => more?.(), [more])
  return history
}
