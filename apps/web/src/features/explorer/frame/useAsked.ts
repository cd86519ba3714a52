import { usePage } from '../../../platform/page/navigation/usePage.ts'

/** The last part of the path: what somebody wants to see. */
export function useAsked(): string {
  const page = usePage()
  return page !== null && 'asked' in page ? page.asked : ''
}
