import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import { t } from './frame/explorerWords.ts'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const ExplorerFrame = ({ search, children }: { search: ReactNode; children?: ReactNode }) => (
  <WidePage isFront>
    <Stack as="header" gap={4}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
      {search}
    </Stack>
    {children}
  </WidePage>
)
