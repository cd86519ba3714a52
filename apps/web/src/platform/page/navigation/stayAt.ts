import { type Going, whileItGrows } from './whileItGrows.ts'

const QUIET_MS = 3000
const MOST_MS = 15_000

/** What nobody chose: the page itself, or the heading that a page is entered by. */
const isUnchosen = (place: Element | null) => place === null || place === document.body || place.matches('main, h1')

/** Where a place stands in the page, how long that is, and how far it is scrolled. */
type Sight = { top: number; height: number; scrolled: number }

const sightOf = (place: Element): Sight => ({
  top: place.getBoundingClientRect().top + scrollY,
  height: document.documentElement.scrollHeight,
  scrolled: scrollY,
})
const isAlike = (one: number, other: number) => Math.abs(one - other) <= 1

/**
 * Keeps what a link names in sight: it may come after the rest of its page, and what stands above it later still. If it can have the
 * focus it gets it. Until it is there the page stays where it was left. Returns what ends it.
 */
export function stayAt(id: string, leftAt: number): () => void {
  let last: Sight | null = null
  const go = (): Going => {
    const place = document.getElementById(id)
    if (place === null) {
      scrollTo(0, leftAt)
      return 'moving'
    }
    // What comes anew has lost the focus that it had.
    if (isUnchosen(document.activeElement)) place.focus({ preventScroll: true })
    const now = sightOf(place)
    // The page is as it was: whoever has scrolled it by its bar meant to.
    if (last !== null && isAlike(now.top, last.top) && isAlike(now.height, last.height))
      return isAlike(now.scrolled, last.scrolled) ? 'still' : 'there'
    place.scrollIntoView()
    last = sightOf(place)
    return 'moving'
  }
  return whileItGrows(go, { quietMs: QUIET_MS, mostMs: MOST_MS })
}
