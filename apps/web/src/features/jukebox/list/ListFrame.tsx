import type { ReactNode } from 'react'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './ListFrame.module.css'

/** The song list with its search tools. The build also renders it into the served page (app/sketch). */
export const ListFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => (
  <Stack as="section" gap={4} aria-labelledby="jukebox-songs">
    <h2 id="jukebox-songs" className="unseen">
      {jukeboxText('songs')}
    </h2>
    <Cluster gap={3} center className={styles['tools']}>
      {tools}
    </Cluster>
    {children}
  </Stack>
)

/** Songs as a wall of covers or as a list of lines. */
export const SongRows = ({ view, children }: { view: 'wall' | 'list'; children: ReactNode }) => (
  <ul id="jukebox-rows" aria-labelledby="jukebox-songs" className={view === 'wall' ? styles['wall'] : undefined}>
    {children}
  </ul>
)
