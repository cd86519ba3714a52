import type { ReactNode } from 'react'
import { LargeHead, WidePage } from '#platform/page/card/WidePage.tsx'
import { t } from './frame/explorerWords.ts'

/** What stands there before anything is read. The build draws it into the served page as well (app/sketch). */
export const ExplorerFrame = ({ search, children }: { search: ReactNode; children?: ReactNode }) => (
  <WidePage isFront>
    <LargeHead gap={4}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
      {search}
    </LargeHead>
    {children}
  </WidePage>
)
