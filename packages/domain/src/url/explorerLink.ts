/** Subjects with a page in the block explorer, as in its paths (spec: transactions.explorer-link). */
export type ExplorerSubject = 'tx' | 'token' | 'address' | 'block'

/** Subjects with a page in the charts (spec: swap.analytics-link, uni.breakdown). */
export type ChartSubject = 'pair' | 'account' | 'token'

/** Builds `{base}/tx/0x…`. The base is configured; the untrusted identifier is encoded as one path segment. */
export const explorerLink = (
  base: string,
  subject: ExplorerSubject | ChartSubject,
  identifier: string | number,
): string => `${base.replace(/\/$/, '')}/${subject}/${encodeURIComponent(String(identifier).toWellFormed())}`
