import type { ReactNode } from 'react'
import { BannerPage } from '#platform/page/card/BannerPage.tsx'
import { t } from './mining/miningWords.ts'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const EarnFrame = ({ children }: { children: ReactNode }) => (
  <BannerPage name="earn" title={t('title')} intro={t('intro')}>
    {children}
  </BannerPage>
)
