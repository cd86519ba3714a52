import type { ReactNode } from 'react'
import { MarketFrame } from './frame/MarketFrame.tsx'
import { t } from './frame/marketWords.ts'

export const MarketPlaceFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="market-page" title={t('market.title')} at="/nft">
    {children}
  </MarketFrame>
)
