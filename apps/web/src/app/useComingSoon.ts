import type { PageName } from '@musi/domain/url/page'
import { useState } from 'react'
import { useLocation } from '../platform/page/navigation/useLocation.ts'
import { showsPlaceholder } from './routes.tsx'

/**
 * True while the Coming Soon overlay is open: from navigating to a placeholder route until it is closed, and never on a
 * deep link (spec: routes.coming-soon).
 */
export function useComingSoon(name: PageName | null): { up: boolean; close: () => void } {
  const { pathname } = useLocation()
  const [last, setLast] = useState<{ pathname: string; up: boolean } | null>(null)
  // A path that is being redirected does not count.
  if (name !== null && last?.pathname !== pathname) setLast({ pathname, up: last !== null && showsPlaceholder(name) })
  return { up: last?.up ?? false, close: () => setLast({ pathname, up: false }) }
}
