/** A screen of the small explorer. The identifier is unvalidated text. */
export type ExplorerPage =
  | { name: 'explorer' }
  | { name: 'explorerTx' | 'explorerAddress' | 'explorerToken' | 'explorerBlock'; identifier: string }

/** First segment of its paths (spec: transactions.explorer-link). */
export const EXPLORER = 'explorer'
const SUBJECTS = {
  tx: 'explorerTx',
  address: 'explorerAddress',
  token: 'explorerToken',
  block: 'explorerBlock',
  // Links to charts lead to the explorer if no charts are configured (spec: configuration.analytics-base).
  account: 'explorerAddress',
  pair: 'explorerAddress',
} as const

const isSubject = (text: string): text is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, text)

/** The screen of a path; null if the segments match none of the explorer. */
export function explorerPage(segments: readonly string[]): ExplorerPage | null {
  const [first, subject, identifier, more] = segments
  if (first !== EXPLORER || more !== undefined) return null
  if (subject === undefined) return { name: 'explorer' }
  if (identifier === undefined || !isSubject(subject)) return null
  return { name: SUBJECTS[subject], identifier }
}
