import { currentLocation, subscribe } from '../navigation/currentLocation.ts'
import { troubles } from '../trouble/trouble.ts'
import { exception, outboundLink, pageView } from './analytics.ts'

/** Pages, links out of the app, and errors that nobody caught, for as long as the page lives. Loaded only where it is wanted. */
export function watchPage(): void {
  // Those of the start came before this did.
  for (const trouble of troubles()) if (trouble.kind === 'page') exception(trouble.text)
  watchViews()
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin !== location.origin) outboundLink(link.href)
  })
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    exception(`${message} @ ${filename}:${lineno}:${colno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => exception(String(reason)))
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
