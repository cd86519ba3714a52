import type { PageName } from '@musi/domain/url/page'
import { useEffect } from 'react'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { ROUTES } from './routes.tsx'
import { pageTitle, titleText } from './titleWords.ts'

/** True for paths of pages about one thing, which has its own name. */
const isAboutOne = (pathname: string) => pathname.lastIndexOf('/') > 0

/** Sets the document title and announces the page: client-side navigation is silent for screen readers otherwise. */
export function RouteAnnouncer({ name }: { name: PageName | null }) {
  const { navigationType, pathname } = useLocation()
  const page = name === null ? null : pageTitle(ROUTES[name].title)
  const title = page === null || name === 'home' ? page : titleText('documentTitle', { page })
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

/**
 * Keeps the document's title as the heading of the page, for pages about something with a name. Returns the function that
 * ends this.
 */
function followHeading(): () => void {
  const update = () => {
    const page = document.querySelector('h1')?.textContent.trim() ?? ''
    // A heading that only repeats the address is a placeholder.
    const isPlaceholder = page === '' || decodeURI(location.pathname).endsWith(`/${page}`)
    // The server's title says more, such as the artist of a song.
    if (!isPlaceholder && !document.title.includes(page)) document.title = titleText('documentTitle', { page })
  }
  const observer = new MutationObserver(update)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  update()
  return () => observer.disconnect()
}
