/** A screen of the small explorer. The identifier is text as typed: the screen validates it. */
export type ExplorerPage =
  | { name: 'explorer' }
  | { name: 'explorerTx' | 'explorerAddress' | 'explorerToken' | 'explorerBlock'; identifier: string }

/** The first part of its paths, and the last words of its links (spec: transactions.explorer-link). */
export const EXPLORER = 'explorer'
const SUBJECTS = {
  tx: 'explorerTx',
  address: 'explorerAddress',
  token: 'explorerToken',
  block: 'explorerBlock',
  // Links to charts lead here until there are charts (spec: configuration.analytics-base).
  account: 'explorerAddress',
  pair: 'explorerAddress',
} as const

const isSubject = (text: string): text is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, text)

/** Null if the path is not an explorer screen, though it starts like one. */
export function explorerPage(segments: readonly string[]): ExplorerPage | null {
  const [first, subject, identifier, more] = segments
  if (first !== EXPLORER || more !== undefined) return null
  if (subject === undefined) return { name: 'explorer' }
  if (identifier === undefined || !isSubject(subject)) return null
  return { name: SUBJECTS[subject], identifier }
}
