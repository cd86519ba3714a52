import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '#platform/page/config/config.ts'

export const explorerName = (): string => config().explorer.name

/** Returns null if this chain has no explorer. */
export function transactionLink(hash: string): string | null {
  const { url } = config().explorer
  return url === null ? null : explorerLink(url, 'tx', hash)
}
