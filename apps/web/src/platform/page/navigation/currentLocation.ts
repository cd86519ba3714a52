import type { UrlLocation } from '@musi/domain/url/redirect'

export type CurrentLocation = UrlLocation & {
  /** One value per entry of the history, so that two visits of one page are two. */
  key: string
  how: 'load' | 'push' | 'replace' | 'traverse'
}

type Entry = { key: string; scrollY: number }

const entry = (): Entry => {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null && 'key' in state && 'scrollY' in state
  return known ? { key: String(state.key), scrollY: Number(state.scrollY) } : { key: 'first', scrollY: 0 }
}

const scrolled = new Map<string, number>()
const listeners = new Set<() => void>()
let count = 0
let arrivedAt = ''

const read = (how: CurrentLocation['how']): CurrentLocation => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, key: entry().key, how }
}
let current = typeof location === 'undefined' ? null : read('load')

const tell = (how: CurrentLocation['how']) => {
  current = read(how)
  listeners.forEach((listener) => listener())
}

export function currentLocation(): CurrentLocation {
  if (!current) throw new Error('There is no location outside a browser.')
  return current
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes to a path of this app. Replace: the entry that is being left is not worth going back to. */
export function navigate(to: string, { replace = false } = {}): void {
  const same = to === location.pathname + location.search + location.hash
  const next: Entry = { key: `${Date.now().toString(36)}-${(count += 1)}`, scrollY: 0 }
  if (replace) history.replaceState({ ...next, key: entry().key }, '', to)
  else if (same) history.replaceState(next, '', to)
  else history.pushState(next, '', to)
  tell(replace ? 'replace' : 'push')
}

/** Called when an entry's page is there: says where it was scrolled to when it was left, in this visit or before a reload. */
export function arriveAt(key: string): number {
  arrivedAt = key
  return scrolled.get(key) ?? entry().scrollY
}

/** The browser would restore the scroll before the page is there; we do it after (app/Arrival). */
export function watchHistory(): void {
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => tell('traverse'))
  // While a page is being replaced the window scrolls by itself, which is nobody's place.
  const remember = () => arrivedAt === currentLocation().key && scrolled.set(arrivedAt, scrollY)
  addEventListener('scroll', remember, { passive: true })
  // For a reload: by the time the page goes it is too late to write this down.
  addEventListener('scrollend', () => remember() && history.replaceState({ ...entry(), scrollY }, ''))
}
