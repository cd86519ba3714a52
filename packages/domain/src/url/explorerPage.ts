/** A screen of the small explorer. What was asked for is text: the screen judges it. */
export type ExplorerPage =
  | { name: 'explorer' }
  | { name: 'explorerTx' | 'explorerAddress' | 'explorerToken' | 'explorerBlock'; asked: string }

/** The first part of its paths, and the last words of its links (spec: transactions.explorer-link). */
export const EXPLORER = 'explorer'
const SUBJECTS = {
  tx: 'explorerTx',
  address: 'explorerAddress',
  token: 'explorerToken',
  block: 'explorerBlock',
  // Where links to charts lead as long as nobody draws any (spec: configuration.analytics-base).
  account: 'explorerAddress',
  pair: 'explorerAddress',
} as const

const isSubject = (text: string): text is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, text)

/** Null: no screen of the explorer, though the path begins like one. */
export function explorerPage(segments: readonly string[]): ExplorerPage | null {
  const [first, subject, asked, more] = segments
  if (first !== EXPLORER || more !== undefined) return null
  if (subject === undefined) return { name: 'explorer' }
  if (asked === undefined || !isSubject(subject)) return null
  return { name: SUBJECTS[subject], asked }
}
