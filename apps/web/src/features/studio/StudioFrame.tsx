import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import page from '#platform/page/card/Page.module.css'
import { studioText } from './words/studioWords.ts'

/** Page layout, shown before data loads. The build also renders it into the served page (app/sketch). */
export const StudioFrame = ({ children }: { children: ReactNode }) => (
  <section id="studio-page" className={page['musicPage']} aria-labelledby="studio-title">
    <Stack as="header" gap={3} className={page['banner']}>
      <h1 id="studio-title" tabIndex={-1}>
        {studioText('title')}
      </h1>
      <p>{studioText('lead')}</p>
    </Stack>
    {children}
  </section>
)
