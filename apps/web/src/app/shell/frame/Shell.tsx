import type { PageName } from '@musi/domain/url/page'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ChainBanner } from '../banners/ChainBanner.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { subscribe, troubles } from '#platform/page/trouble/trouble.ts'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { NavTabs } from '../bar/NavTabs.tsx'
import styles from './Shell.module.css'
import { shellText } from '../shellWords.ts'
import { TopBar } from '../bar/TopBar.tsx'
import { TopControls } from '../bar/TopControls.tsx'
import { UrlBanner } from '../banners/UrlBanner.tsx'
import { useNarrow } from '../useNarrow.ts'
import { useTwoRows } from '../useTwoRows.ts'

/** Loaded late, because the footer starts below the fold; its space is reserved. */
const Footer = latePart(async () => (await import('./Footer.tsx')).Footer)

const BottomBar = latePart(async () => (await import('../bar/BottomBar.tsx')).BottomBar)

/** Rare, and about what the page has already done. */
const TroubleBanners = latePart(async () => (await import('../banners/TroubleBanners.tsx')).TroubleBanners)

const MainNavigation = latePart(async () => (await import('../navigation/MainNavigation.tsx')).MainNavigation)

/** If this fails to load, the pill still leads to the claim. */
const ClaimNotice = latePart(async () => (await import('../../claim/ClaimNotice.tsx')).ClaimNotice)

/** If this fails to load, the account's page says the same. */
const PasskeyNotices = latePart(
  async () => (await import('../../../features/account/PasskeyNotices.tsx')).PasskeyNotices,
  { Missing: () => null },
)

type ShellProps = {
  /** Name of the open page; null while the URL is being redirected. */
  name: PageName | null
  /** True if the connection that feeds the page's figures does not answer. */
  isMuted: boolean
  children: ReactNode
}

/** The frame around every page. */
export function Shell({ name, isMuted, children }: ShellProps) {
  const narrow = useNarrow()
  const isTwoRows = useTwoRows()
  const passkeyAccount = usePasskeyAccount()
  const hasTrouble = useSyncExternalStore(subscribe, () => troubles().length > 0)
  const isClaimOpen = useCurrentModal() === 'CLAIM_POPUP'
  return (
    <>
      <a href="#main" className={styles['skip']}>
        {shellText('skip')}
      </a>
      <UrlBanner />
      <ChainBanner />
      {hasTrouble && <TroubleBanners />}
      {isClaimOpen && <ClaimNotice />}
      {passkeyAccount !== null && <PasskeyNotices key={passkeyAccount} account={passkeyAccount} />}
      <div className={styles['top']}>
        <TopBar />
        {!isTwoRows && !narrow && <MainNavigation />}
        <TopControls />
        {isTwoRows && !narrow && <MainNavigation />}
      </div>
      {(name === 'swap' || name === 'pool') && <NavTabs />}
      <main id="main" tabIndex={-1} className={styles['main']} {...(isMuted && { 'data-overdue': '' })}>
        {children}
      </main>
      <Footer />
      {narrow && <BottomBar />}
    </>
  )
}
