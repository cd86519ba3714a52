import type { ReactNode } from 'react'
import { MarketFrame } from './frame/MarketFrame.tsx'
import { marketText } from './frame/marketWords.ts'

export const CollectionsFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame
    id="collections-page"
    title={marketText('collections.title')}
    at="/collections"
    text={marketText('collections.text')}
  >
    {children}
  </MarketFrame>
)
