import type { ReactNode } from 'react'
import { BannerPage } from '#platform/page/card/BannerPage.tsx'
import { miningText } from './mining/miningWords.ts'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const EarnFrame = ({ children }: { children: ReactNode }) => (
  <BannerPage name="earn" title={miningText('title')} intro={miningText('intro')}>
    {children}
  </BannerPage>
)
