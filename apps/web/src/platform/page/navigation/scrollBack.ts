import { whileItGrows } from './whileItGrows.ts'

/** Time in which a page that was left further down may grow to its former length. */
const GROWS_MS = 3000

/**
 * Scrolls to where a page was left, once the page is long enough: its end may load later. Returns a function that stops
 * it.
 */
export const scrollBack = (leftAt: number): (() => void) =>
  whileItGrows(
    () => {
      scrollTo(0, leftAt)
      return Math.abs(scrollY - leftAt) < 1 ? 'there' : 'moving'
    },
    { quietMs: GROWS_MS, mostMs: GROWS_MS },
  )
