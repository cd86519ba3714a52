import { currentLocation, subscribe } from '../navigation/currentLocation.ts'
import { troubles } from '../trouble/trouble.ts'
import { visitEnd } from '../visit/visit.ts'
import { exception, outboundLink, pageView } from './analytics.ts'

/** Pages, links out of the app, and errors that nobody caught, for as long as the page lives. Loaded only where it is wanted. */
export function watchPage(): void {
  // Those of the start came before this did.
  for (const trouble of troubles()) if (trouble.kind === 'page') exception(trouble.text)
  watchViews()
  const signal = visitEnd()
  const followed = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin !== location.origin) outboundLink(link.href)
  }
  const failed = ({ message, filename, lineno, colno }: ErrorEvent) =>
    exception(`${message} @ ${filename}:${lineno}:${colno}`)
  document.addEventListener('click', followed, { signal })
  addEventListener('error', failed, { signal })
  addEventListener('unhandledrejection', ({ reason }) => exception(String(reason)), { signal })
}

function watchViews(): void {
  let last = ''
  const view = () => {
    const { pathname, search } = currentLocation()
    const page = pathname + search
    if (page !== last) pageView(page)
    last = page
  }
  view()
  subscribe(view)
}
