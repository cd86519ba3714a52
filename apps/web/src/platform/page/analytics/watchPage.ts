import { currentLocation, subscribe } from '../navigation/currentLocation.ts'
import { troubles } from '../trouble/trouble.ts'
import { visitEnd } from '../visit/visit.ts'
import { exception, outboundLink, pageView } from './analytics.ts'

/** Reports page views, outbound links and uncaught errors while the page is open. Loaded only where reports are configured. */
export function watchPage(): void {
  // Errors during startup happened before this code was loaded.
  for (const trouble of troubles()) if (trouble.kind === 'page') exception(trouble.text)
  watchViews()
  const signal = visitEnd()
  const reportOutboundClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin !== location.origin) outboundLink(link.href)
  }
  const reportError = ({ message, filename, lineno, colno }: ErrorEvent) =>
    exception(`${message} @ ${filename}:${lineno}:${colno}`)
  document.addEventListener('click', reportOutboundClick, { signal })
  addEventListener('error', reportError, { signal })
  addEventListener('unhandledrejection', ({ reason }) => exception(String(reason)), { signal })
}

function watchViews(): void {
  let last = ''
  const reportView = () => {
    const { pathname, search } = currentLocation()
    const page = pathname + search
    if (page !== last) pageView(page)
    last = page
  }
  reportView()
  subscribe(reportView)
}
