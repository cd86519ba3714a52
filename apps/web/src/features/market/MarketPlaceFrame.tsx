import type { ReactNode } from 'react'
import { MarketFrame } from './shelf/MarketFrame.tsx'
import { t } from './shelf/marketWords.ts'

export const MarketPlaceFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="market-page" title={t('market.title')} at="/nft">
    {children}
  </MarketFrame>
)
