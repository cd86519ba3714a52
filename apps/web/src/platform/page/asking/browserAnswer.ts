/** `unasked`: the browser gave back a refusal at once, as some do that show no such questions. */
export type BrowserAnswer = 'yes' | 'no' | 'unasked'

/** Nobody reads a question and refuses it in less (spec: shell.browser-questions). */
const SOONEST_MS = 50

/** Result of one of the browser's own dialogs, which block until answered. */
export function browserAnswer(ask: () => boolean, now = () => performance.now()): BrowserAnswer {
  const startedAt = now()
  if (ask()) return 'yes'
  return now() - startedAt < SOONEST_MS ? 'unasked' : 'no'
}
