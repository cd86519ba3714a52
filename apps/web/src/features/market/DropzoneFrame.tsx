import type { ReactNode } from 'react'
import { MarketFrame } from './shelf/MarketFrame.tsx'
import { t } from './shelf/marketWords.ts'

export const DropzoneFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="dropzone-page" title={t('dropzone.title')} at="/dropzone">
    {children}
  </MarketFrame>
)
