import { EMBEDDED_CHAIN_ID } from '@musi/chain/chainTable'
import type { PageName } from '@musi/domain/url/page'
import { redirect } from '@musi/domain/url/redirect'
import { useLayoutEffect } from 'react'
import { config } from '../platform/page/config/config.ts'
import { showModal } from '../platform/page/modals/openModal.ts'
import { navigate } from '../platform/page/navigation/currentLocation.ts'
import { useLocation } from '../platform/page/navigation/useLocation.ts'
import { takeThemeFrom } from '../platform/page/theme/theme.ts'

/** The page that the address names. Null for the moment in which an address is replaced by the one it leads to. */
export function useDestination(): PageName | null {
  const location = useLocation()
  const destination = redirect(location, { explorer: config().chainId === EMBEDDED_CHAIN_ID })
  const to = destination.kind === 'redirect' ? destination.to : null
  const opens = destination.kind === 'redirect' ? destination.opens : null

  useLayoutEffect(() => {
    takeThemeFrom(location.search)
    if (to === null) return
    if (opens !== null) showModal(opens)
    navigate(to, { replace: true })
  }, [location, to, opens])

  return destination.kind === 'page' ? destination.page.name : null
}
