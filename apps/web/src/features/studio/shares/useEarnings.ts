import { EARNINGS_PATH } from '@musi/api/paths'
import { useEffect } from 'react'
import type { History } from '#platform/session/history/useHistory.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { Earning } from './readEarning.ts'

const TOPICS = ['songs', 'plays'] as const

/** Earnings of songs since a second, for all payees; reads all pages, because they are added up. */
export function useEarnings(of: string, from: number | null): History<Earning> {
  const path = from === null ? `${EARNINGS_PATH}?${of}` : `${EARNINGS_PATH}?${of}&from=${from}`
  const history = useHistory({ path, row: Earning, topics: TOPICS })
  const more = history.kind === 'read' && !history.isBusy && !history.isOld ? history.more : null
  useEffect(() => more?.(), [more])
  return history
}
