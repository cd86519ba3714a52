import { explorerPage } from '@musi/domain/url/explorerPage'
import { pathSegments } from '@musi/domain/url/pathSegments'
import { useLocation } from '../../../platform/page/navigation/useLocation.ts'

const withoutTrailingSlash = (pathname: string) => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname)

/** The last part of the path: what somebody wants to see. */
export function useAsked(): string {
  const { pathname } = useLocation()
  const page = explorerPage(pathSegments(withoutTrailingSlash(pathname)) ?? [])
  return page !== null && 'asked' in page ? page.asked : ''
}
