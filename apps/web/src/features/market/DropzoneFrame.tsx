import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { MarketFrame } from './frame/MarketFrame.tsx'
import { marketText } from './frame/marketWords.ts'

/** The next drop under its heading, while the listing is read. */
export const NextDropFrame = ({ children }: { children: ReactNode }) => (
  <Stack gap={4}>
    <h2>{marketText('upcoming.title')}</h2>
    {children}
  </Stack>
)

export const DropzoneFrame = ({ children }: { children: ReactNode }) => (
  <MarketFrame id="dropzone-page" title={marketText('dropzone.title')} at="/dropzone">
    {children}
  </MarketFrame>
)
