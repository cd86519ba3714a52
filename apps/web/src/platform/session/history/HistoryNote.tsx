import { Note } from '@musi/ui/layout/Note'
import { useEffect, useState } from 'react'
import { leftOutText } from '#platform/page/loading/LeftOut.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { historyText } from './historyWords.ts'
import type { History } from './useHistory.ts'

/** Delay before a lag is reported: a new block is always indexed some milliseconds after it is mined. */
const REPORT_AFTER_MS = 1500

/** Reports that the history of a list lags behind the chain or is incomplete (spec: index.screens). */
export function HistoryNote({ history }: { history: History<unknown> }) {
  const isBehind = history.kind === 'read' && history.behind > 0
  const isLate = useIsLasting(isBehind)
  // Always rendered, so that screen readers announce changes.
  return <Note as="output">{noteText(history, isLate)}</Note>
}

function noteText(history: History<unknown>, isLate: boolean): string | null {
  if (history.kind === 'waiting') return null
  if (history.kind !== 'read') return historyText(history.kind)
  if (history.isOld) return historyText('old', { number: numberText(history.at.number) })
  if (history.behind > 0 && isLate) return historyText('behind', { count: history.behind })
  const since = history.since > 0 ? historyText('since', { number: numberText(history.since) }) : null
  return leftOutText(history.leftOut) ?? since
}

function useIsLasting(isTrue: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isTrue) return undefined
    const timer = setTimeout(() => setIsLasting(true), REPORT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isTrue])
  return isLasting
}
