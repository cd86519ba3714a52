import { scrollUntilSettled } from './scrollUntilSettled.ts'

/** Time limit for a page to become as long as it was when it was left. */
const GROW_TIME_MS = 3000

/**
 * Scrolls to where a page was left, once the page is long enough: its end may load later. Returns a function that stops
 * it.
 */
export const scrollBack = (leftAt: number): (() => void) =>
  scrollUntilSettled(
    () => {
      scrollTo(0, leftAt)
      return Math.abs(scrollY - leftAt) < 1 ? 'there' : 'moving'
    },
    { quietMs: GROW_TIME_MS, maxMs: GROW_TIME_MS },
  )
