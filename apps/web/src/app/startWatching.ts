import { config } from '../platform/page/config/config.ts'
import { watchKeyboard } from '../platform/page/theme/watchKeyboard.ts'
import { beginSession } from '../platform/session/beginSession.ts'

/** Well after the first load, which must be on the screen by then (spec: performance.first-visit). */
const LATER_MS = 1500

export function startWatching(): void {
  watchKeyboard()
  beginSession()
  void afterTheFirstPaint()
}

/** Non-urgent parts. If one fails to load, the page goes on without it. */
async function afterTheFirstPaint(): Promise<void> {
  const { reports } = config()
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  const parts = [
    import('../platform/page/trouble/selfTest.ts').then(({ selfTest }) => selfTest()),
    import('../platform/tokens/token-lists/watchLists.ts').then(({ watchLists }) => watchLists()),
  ]
  if (reports.analytics || reports.errors)
    parts.push(import('../platform/page/analytics/watchPage.ts').then(({ watchPage }) => watchPage()))
  await Promise.allSettled(parts)
  await import('./prefetchParts.ts').then(
    ({ prefetchParts }) => prefetchParts(),
    () => undefined,
  )
}
