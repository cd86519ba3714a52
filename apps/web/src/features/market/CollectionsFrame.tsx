import type { ReactNode } from 'react'
import { MarketFrame } from './frame/MarketFrame.tsx'
import { t } from './frame/marketWords.ts'

export const CollectionsFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="collections-page" title={t('collections.title')} at="/collections" text={t('collections.text')}>
    {children}
  </MarketFrame>
)
