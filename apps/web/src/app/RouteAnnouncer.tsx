import type { PageName } from '@musi/domain/url/page'
import { useEffect } from 'react'
import { useLocation } from '../platform/page/navigation/useLocation.ts'
import { appText } from './appWords.ts'
import { ROUTES } from './routes.tsx'

/** Sets the document title and announces the page: client-side navigation is silent for screen readers otherwise. */
export function RouteAnnouncer({ name }: { name: PageName | null }) {
  const { navigationType } = useLocation()
  const page = name === null ? null : appText(ROUTES[name].title)
  const title = page === null || name === 'home' ? page : appText('documentTitle', { page })

  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])

  return (
    <div className="unseen" aria-live="polite">
      {navigationType === 'load' ? '' : page}
    </div>
  )
}
