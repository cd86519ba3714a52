import { type ScrollStep, scrollUntilSettled } from './scrollUntilSettled.ts'

const QUIET_MS = 3000
const MAX_MS = 15_000

/** True if the person has not focused anything: the body, or the heading that navigation focuses. */
const isUnchosen = (place: Element | null) => place === null || place === document.body || place.matches('main, h1')

/** Position of an element, its height, and the scroll position. */
type Position = { top: number; height: number; scrolled: number }

const positionOf = (place: Element): Position => ({
  top: place.getBoundingClientRect().top + scrollY,
  height: document.documentElement.scrollHeight,
  scrolled: scrollY,
})
const isAlike = (one: number, other: number) => Math.abs(one - other) <= 1

/**
 * Keeps a link's target in view: it may load after the rest of its page, and content above it may
 * load even later. Focuses it if possible. Until then the page stays where it was left. Returns a
 * function that stops it.
 */
export function keepTargetInView(id: string, leftAt: number): () => void {
  let last: Position | null = null
  let hasPersonScrolled = false
  const scrollToTarget = (): ScrollStep => {
    const place = document.getElementById(id)
    if (place === null) {
      scrollTo(0, leftAt)
      return 'moving'
    }
    // A re-rendered element has lost its focus.
    if (isUnchosen(document.activeElement)) place.focus({ preventScroll: true })
    if (hasPersonScrolled) return 'still'
    const now = positionOf(place)
    // Nothing else has changed, so the person scrolled with the scroll bar. The focus is still
    // restored.
    if (last !== null && isAlike(now.top, last.top) && isAlike(now.height, last.height)) {
      hasPersonScrolled = !isAlike(now.scrolled, last.scrolled)
      return 'still'
    }
    place.scrollIntoView()
    last = positionOf(place)
    return 'moving'
  }
  return scrollUntilSettled(scrollToTarget, { quietMs: QUIET_MS, maxMs: MAX_MS })
}
