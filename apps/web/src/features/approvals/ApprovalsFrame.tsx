import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import page from '#platform/page/card/Page.module.css'
import { approvalsText } from './list/approvalsWords.ts'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const ApprovalsFrame = ({ children }: { children: ReactNode }) => (
  <section id="approvals-page" className={page['bannerPage']} aria-labelledby="approvals-title">
    <Stack as="header" gap={2} className={page['banner']}>
      <h1 id="approvals-title" tabIndex={-1}>
        {approvalsText('title')}
      </h1>
      <p>{approvalsText('lead')}</p>
    </Stack>
    {children}
  </section>
)
