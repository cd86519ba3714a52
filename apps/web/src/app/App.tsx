import { WaitingTexts } from '@musi/ui/Skeleton'
import { type ComponentType, Suspense, lazy } from 'react'
import { useLanguage } from '../platform/page/i18n/useLanguage.ts'
import type { PageName } from '@musi/domain/url/page'
import { useRpcOutage, useApiOutage } from '../platform/session/freshness/useOutage.ts'
import { useUnitTrust } from '../platform/page/money/useUnitTrust.ts'
import { useLocation } from '../platform/page/navigation/useLocation.ts'
import { CannotWork } from './CannotWork.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyPage } from './LazyPage.tsx'
import { latePart } from '../platform/page/loading/latePart.tsx'
import { loadingText } from '../platform/page/loading/loadingWords.ts'
import { ModalHost } from './shell/frame/ModalHost.tsx'
import { PlayerDock } from './player/PlayerDock.tsx'
import { Shell } from './shell/frame/Shell.tsx'
import { Splash } from './shell/frame/Splash.tsx'
import { SoonPages } from '../platform/page/navigation/soonPages.ts'
import { ROUTES, showsPlaceholder } from './routes.tsx'
import { useComingSoon } from './useComingSoon.ts'
import { useDestination } from './arrival/useDestination.ts'

/**
 * Loaded late, because there are no popups before the first screen; if it fails to load, the list
 * of transactions says the same.
 */
const PopupStack = latePart(async () => (await import('./PopupStack.tsx')).PopupStack, { Missing: () => null })

/** Loaded late, because the server has already named the first page. */
const RouteAnnouncer = latePart(async () => (await import('./RouteAnnouncer.tsx')).RouteAnnouncer, {
  Missing: () => null,
})

/** Renders nothing if it fails to load, because most pages have no decisions to show. */
const PageDecisions = latePart(async () => (await import('./moderation/PageDecisions.tsx')).PageDecisions, {
  Missing: () => null,
})

const ComingSoon = latePart(async () => (await import('./ComingSoon.tsx')).ComingSoon)

/** True if the connection that all of the page's figures come from is down (spec: reads.muted-pages). */
function useMutedPage(name: PageName | null): boolean {
  const isDown = { rpc: useRpcOutage() !== null, api: useApiOutage() !== null }
  const line = name === null ? undefined : ROUTES[name].restsOn
  return line !== undefined && isDown[line]
}

/** The /parts page exists only in the dev build; the constant removes it from the production build. */
const Parts: ComponentType | null = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../workshop/parts/PartsPage.tsx')).PartsPage }))
  : null

/** Functions, because the language may change while the page is open (spec: reads.late). */
const WAITING_TEXTS = { sentence: () => loadingText('unread'), brief: () => loadingText('unreadBrief') }

/**
 * Pages about something that can be restricted, and the studio, where artists see decisions about
 * their own things. A song's page shows the decision where its coin slot would be.
 */
const RESTRICTABLE = /^(artist|account|collection|piece|chartsToken|explorer[AT]|form)/

function Product() {
  const name = useDestination()
  const comingSoon = useComingSoon(name)
  const isMuted = useMutedPage(name)
  return (
    <>
      <Shell name={name} isMuted={isMuted}>
        {name !== null && RESTRICTABLE.test(name) && <PageDecisions />}
        {name !== null && <LazyPage name={name} />}
        {comingSoon.up && <ComingSoon onClose={comingSoon.close} />}
      </Shell>
      <PlayerDock />
      <RouteAnnouncer name={name} />
      <PopupStack />
      <ModalHost />
    </>
  )
}

export function App() {
  const { pathname } = useLocation()
  // Re-renders everything below when the language changes.
  useLanguage()
  // Re-renders when the trust in a token's symbol becomes known.
  useUnitTrust()
  const parts = Parts !== null && pathname === '/parts'
  return (
    <>
      {/* Outside the boundary: the splash must end even if the page breaks. */}
      <Splash />
      <ErrorBoundary Fallback={CannotWork}>
        <SoonPages value={showsPlaceholder}>
          <WaitingTexts value={WAITING_TEXTS}>
            {parts ? (
              <Suspense>
                <Parts />
              </Suspense>
            ) : (
              <Product />
            )}
          </WaitingTexts>
        </SoonPages>
      </ErrorBoundary>
    </>
  )
}
