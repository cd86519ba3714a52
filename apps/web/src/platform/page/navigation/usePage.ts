import type { Page } from '@musi/domain/url/page'
import { destination } from './destination.ts'
import { useLocation } from './useLocation.ts'

/** The page named by the URL, with its parameters; null while a redirect is in progress. */
export function usePage(): Page | null {
  const target = destination(useLocation())
  return target.kind === 'page' ? target.page : null
}
