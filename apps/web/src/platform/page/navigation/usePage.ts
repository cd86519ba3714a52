import type { Page } from '@musi/domain/url/page'
import { destination } from './destination.ts'
import { useLocation } from './useLocation.ts'

/** The page that the address names, with what it asks of it. Null for the moment in which it is replaced by another. */
export function usePage(): Page | null {
  const leads = destination(useLocation())
  return leads.kind === 'page' ? leads.page : null
}
