import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import page from '#platform/page/card/Page.module.css'
import { releaseText } from './release/state/releaseWords.ts'

/** Page layout, shown before data loads. The build also renders it into the served page (app/sketch). */
export const ReleaseFrame = ({ children }: { children: ReactNode }) => (
  <section id="release-page" className={page['musicPage']} aria-labelledby="release-title">
    <Stack as="header" gap={3} className={page['banner']}>
      <h1 id="release-title" tabIndex={-1}>
        {releaseText('title')}
      </h1>
      <p>{releaseText('lead')}</p>
    </Stack>
    {children}
  </section>
)
