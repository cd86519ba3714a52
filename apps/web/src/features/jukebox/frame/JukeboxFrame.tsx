import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import page from '#platform/page/card/Page.module.css'

/**
 * The current song with the coin slot, and the list below. The build also renders it into the served page (app/sketch).
 */
export const JukeboxFrame = ({ stage, children }: { stage: ReactNode; children: ReactNode }) => (
  <div id="jukebox-page" className={page['musicPage']}>
    <h1 id="jukebox-title" tabIndex={-1}>
      {jukeboxText('title')}
    </h1>
    {stage !== null && <Stack gap={6}>{stage}</Stack>}
    {children}
  </div>
)
