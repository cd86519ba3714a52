import type { PageName } from '@musi/domain/url/page'
import { useEffect } from 'react'
import { useLocation } from '../platform/page/navigation/useLocation.ts'
import { appText } from './appWords.ts'
import { ROUTES } from './routes.tsx'
import { followHeading } from './titleOfHeading.ts'

/** Paths of pages about something with a name of its own. */
const isAboutOne = (pathname: string) => pathname.lastIndexOf('/') > 0

/** Sets the document title and announces the page: client-side navigation is silent for screen readers otherwise. */
export function RouteAnnouncer({ name }: { name: PageName | null }) {
  const { navigationType, pathname } = useLocation()
  const page = name === null ? null : appText(ROUTES[name].title)
  const title = page === null || name === 'home' ? page : appText('documentTitle', { page })
  const isFirst = navigationType === 'load'

  useEffect(() => {
    // The server has already named the first page (spec: reach.head).
    if (title !== null && !(isFirst && isAboutOne(pathname))) document.title = title
    // The served head describes the first page only.
    if (!isFirst) for (const tag of document.querySelectorAll('[data-head]')) tag.remove()
    if (!isAboutOne(pathname)) return undefined
    return followHeading()
  }, [title, pathname, isFirst])

  return (
    <div className="unseen" aria-live="polite">
      {isFirst ? '' : page}
    </div>
  )
}
