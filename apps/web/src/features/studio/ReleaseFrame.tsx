import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import page from '#platform/page/card/Page.module.css'
import { releaseText } from './release/begun/releaseWords.ts'

/** Layout before anything is known. The build also renders it into the served page (app/sketch). */
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
