/** `unasked`: the browser refused at once without showing its dialog, as some browsers do. */
export type BrowserAnswer = 'yes' | 'no' | 'unasked'

/** Nobody reads and refuses a question faster than this (spec: shell.browser-questions). */
const SOONEST_MS = 50

/** Result of one of the browser's own dialogs, which block until answered. */
export function askBrowser(ask: () => boolean, now = () => performance.now()): BrowserAnswer {
  const startedAt = now()
  if (ask()) return 'yes'
  return now() - startedAt < SOONEST_MS ? 'unasked' : 'no'
}
