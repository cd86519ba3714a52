import type { PageName } from '@musi/domain/url/page'
import { useLayoutEffect } from 'react'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { showPopup } from '#platform/page/popups/popups.ts'
import { destination } from '#platform/page/navigation/destination.ts'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { takeThemeFrom } from '#platform/page/theme/theme.ts'

const LOST_PATH_MS = 8000

/** The page that the URL names. Null while the URL is being redirected. */
export function useDestination(): PageName | null {
  const location = useLocation()
  const target = destination(location)
  const to = target.kind === 'redirect' ? target.to : null
  const opens = target.kind === 'redirect' ? target.opens : null
  const isUnknown = target.kind === 'redirect' && target.isUnknown

  useLayoutEffect(() => {
    takeThemeFrom(location.search)
    if (to === null) return
    if (opens !== null) showModal(opens)
    if (isUnknown) showPopup({ key: 'lostPath', content: { kind: 'lostPath' }, removeAfterMs: LOST_PATH_MS })
    navigate(to, { replace: true })
  }, [location, to, opens, isUnknown])

  return target.kind === 'page' ? target.page.name : null
}
