import { needsFetch } from '@musi/domain/token-lists/listState'
import { listStore } from './listStore.ts'
import { refreshList } from './refreshList.ts'
import { visitEnd } from '#platform/page/visit/visit.ts'

/** spec: token-lists.refresh */
const REFRESH_MS = 600_000

/** A failure is stored in the list's entry, and the next round retries. */
const refresh = (url: string) => refreshList(url).catch(() => null)

/** Fetches all lists now and every ten minutes while the tab is visible, and missing ones at once (spec: token-lists.refresh). */
export function watchLists(): void {
  let checkedMs = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const isVisible = () => document.visibilityState === 'visible'

  function refreshIfDue(): void {
    clearTimeout(timer)
    if (!isVisible()) return
    const waitMs = checkedMs + REFRESH_MS - performance.now()
    if (waitMs > 0) return void (timer = setTimeout(refreshIfDue, waitMs))
    checkedMs = performance.now()
    for (const url of listStore.get().byUrl.keys()) void refresh(url)
    timer = setTimeout(refreshIfDue, REFRESH_MS)
  }

  function fetchMissing(): void {
    if (!isVisible()) return
    for (const [url, entry] of listStore.get().byUrl) if (needsFetch(entry)) void refresh(url)
  }

  const signal = visitEnd()
  document.addEventListener('visibilitychange', refreshIfDue, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  refreshIfDue()
  listStore.subscribe(() => queueMicrotask(fetchMissing))
}
