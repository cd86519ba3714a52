import type { ReactNode } from 'react'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { t } from '../songs/jukeboxWords.ts'
import styles from './ListFrame.module.css'

/** The crate: how it is gone through, and the rows. The build draws it into the served page as well (app/sketch). */
export const ListFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => (
  <Stack as="section" gap={4} aria-labelledby="jukebox-songs">
    <h2 id="jukebox-songs" className="unseen">
      {t('songs')}
    </h2>
    <Cluster gap={3} center apart className={styles['tools']}>
      {tools}
    </Cluster>
    {children}
  </Stack>
)

export const Rows = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" id="jukebox-rows">
    {children}
  </Stack>
)
