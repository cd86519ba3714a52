import type { UrlLocation } from '@musi/domain/url/redirect'
import { perVisit, visitEnd } from '../visit/visit.ts'
import { visitValue } from '../visit/visitValue.ts'

export type CurrentLocation = UrlLocation & {
  /** Unique per history entry, so that two visits of one page differ. */
  key: string
  navigationType: 'load' | 'push' | 'replace' | 'traverse'
}

type Entry = { key: string; scrollY: number }

const entry = (): Entry => {
  const state: unknown = history.state
  const isOurs = typeof state === 'object' && state !== null && 'key' in state && 'scrollY' in state
  return isOurs ? { key: String(state.key), scrollY: Number(state.scrollY) } : { key: 'first', scrollY: 0 }
}

const state = perVisit(() => ({ scrolled: new Map<string, number>(), entries: 0, arrivedAt: '' }))

const read = (navigationType: CurrentLocation['navigationType']): CurrentLocation => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, key: entry().key, navigationType }
}

const current = visitValue(() => read('load'))

export const { get: currentLocation, subscribe } = current

const update = (navigationType: CurrentLocation['navigationType']) => current.set(read(navigationType))

/** Goes to a path of this app. `replace`: overwrites the current history entry. */
export function navigate(to: string, { replace = false } = {}): void {
  const isSamePlace = to === location.pathname + location.search + location.hash
  const next: Entry = { key: `${Date.now().toString(36)}-${(state().entries += 1)}`, scrollY: 0 }
  if (replace) history.replaceState({ ...next, key: entry().key }, '', to)
  else if (isSamePlace) history.replaceState(next, '', to)
  else history.pushState(next, '', to)
  update(replace ? 'replace' : 'push')
}

/**
 * Call this when the page of a history entry is rendered. Returns its scroll position when it was
 * last left, even before a reload.
 */
export function arriveAt(key: string): number {
  state().arrivedAt = key
  return state().scrolled.get(key) ?? entry().scrollY
}

/**
 * Restores scrolling ourselves, because the browser would do it before the page is rendered
 * (app/arrival/Arrival).
 */
export function watchHistory(): void {
  history.scrollRestoration = 'manual'
  const signal = visitEnd()
  const { scrolled } = state()
  addEventListener('popstate', () => update('traverse'), { signal })
  // Ignores positions while a page is being replaced, because the window then scrolls by itself.
  const remember = () => {
    const { arrivedAt } = state()
    return arrivedAt === currentLocation().key && scrolled.set(arrivedAt, scrollY)
  }
  addEventListener('scroll', remember, { passive: true, signal })
  // Saved for a reload, since on unload it is too late.
  addEventListener('scrollend', () => remember() && history.replaceState({ ...entry(), scrollY }, ''), { signal })
}
