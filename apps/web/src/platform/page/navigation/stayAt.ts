import { whileItGrows } from './whileItGrows.ts'

const QUIET_MS = 3000
const MOST_MS = 15_000

/** What nobody chose: the page itself, or the heading that a page is entered by. */
const isUnchosen = (place: Element | null) => place === null || place === document.body || place.matches('main, h1')

/**
 * Keeps what a link names in sight: it may come after the rest of its page, and what stands above it later still. If it can have the
 * focus it gets it. Until it is there the page stays where it was left. Returns what ends it.
 */
export const stayAt = (id: string, leftAt: number): (() => void) =>
  whileItGrows(
    () => {
      const place = document.getElementById(id)
      if (place === null) scrollTo(0, leftAt)
      else place.scrollIntoView()
      // What comes anew has lost the focus that it had.
      if (isUnchosen(document.activeElement)) place?.focus({ preventScroll: true })
      return 'going'
    },
    { quietMs: QUIET_MS, mostMs: MOST_MS },
  )
