/** Subjects with a page in the block explorer, by the word in its path (spec: transactions.explorer-link). */
export type ExplorerSubject = 'tx' | 'token' | 'address' | 'block'

/** Subjects with a page in the charts (spec: swap.analytics-link, uni.breakdown). */
export type ChartSubject = 'pair' | 'account' | 'token'

/** `{base}/tx/0x…`. The base is configured; the identifier is untrusted and is encoded as a single path segment. */
export const explorerLink = (
  base: string,
  subject: ExplorerSubject | ChartSubject,
  identifier: string | number,
): string => `${base.replace(/\/$/, '')}/${subject}/${encodeURIComponent(String(identifier).toWellFormed())}`
