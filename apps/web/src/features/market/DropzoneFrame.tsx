import type { ReactNode } from 'react'
import { MarketFrame } from './frame/MarketFrame.tsx'
import { marketText } from './frame/marketWords.ts'

export const DropzoneFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="dropzone-page" title={marketText('dropzone.title')} at="/dropzone">
    {children}
  </MarketFrame>
)
