/** `suppressed`: the browser suppressed its dialog and refused at once, as some browsers do. */
export type BrowserAnswer = 'yes' | 'no' | 'suppressed'

/** Shortest time in ms in which a person can read and refuse a question (spec: shell.browser-questions). */
const SOONEST_MS = 50

/** Opens one of the browser's own dialogs, which block until answered, and returns the answer. */
export function askBrowser(ask: () => boolean, now = () => performance.now()): BrowserAnswer {
  const startedAt = now()
  if (ask()) return 'yes'
  return now() - startedAt < SOONEST_MS ? 'suppressed' : 'no'
}
