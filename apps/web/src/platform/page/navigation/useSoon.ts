import { plainPageAt } from '@musi/domain/url/page'
import { useContext } from 'react'
import { SoonPages } from './soonPages.ts'

/** True if a path leads to a page that is not built yet. */
export function useSoon(to: string): boolean {
  const isSoon = useContext(SoonPages)
  const [pathname = ''] = to.split(/[?#]/, 1)
  const page = plainPageAt(pathname)
  return page !== undefined && isSoon(page)
}
