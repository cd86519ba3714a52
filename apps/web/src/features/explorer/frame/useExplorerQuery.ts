import { usePage } from '../../../platform/page/navigation/usePage.ts'

/** The last part of the path: what somebody wants to see. */
export function useExplorerQuery(): string {
  const page = usePage()
  return page !== null && 'identifier' in page ? page.identifier : ''
}
