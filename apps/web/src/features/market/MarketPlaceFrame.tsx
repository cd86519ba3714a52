import type { ReactNode } from 'react'
import { MarketFrame } from './frame/MarketFrame.tsx'
import { marketText } from './frame/marketWords.ts'

export const MarketPlaceFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="market-page" title={marketText('market.title')} at="/nft">
    {children}
  </MarketFrame>
)
