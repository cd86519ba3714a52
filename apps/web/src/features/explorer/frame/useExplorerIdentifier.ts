import { usePage } from '#platform/page/navigation/usePage.ts'

/** The last part of the path: the hash, address or block number to show. */
export function useExplorerIdentifier(): string {
  const page = usePage()
  return page !== null && 'identifier' in page ? page.identifier : ''
}
