import { useSyncExternalStore } from 'react'
import { dismissTrouble, latestTrouble, subscribe } from '../../platform/trouble/trouble.ts'
import { Banner } from './Banner.tsx'
import { t } from './shellWords.ts'

export function TroubleBanner() {
  const trouble = useSyncExternalStore(subscribe, latestTrouble)
  return trouble === null ? null : (
    <Banner tone="caution" close={{ label: t('dismiss'), act: dismissTrouble }}>
      {t('trouble.page')}
    </Banner>
  )
}
