import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import { explorerText } from './frame/explorerWords.ts'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const ExplorerFrame = ({ search, children }: { search: ReactNode; children?: ReactNode }) => (
  <WidePage isFront>
    <Stack as="header" gap={4}>
      <h1 tabIndex={-1}>{explorerText('title')}</h1>
      <p>{explorerText('lead')}</p>
      {search}
    </Stack>
    {children}
  </WidePage>
)
