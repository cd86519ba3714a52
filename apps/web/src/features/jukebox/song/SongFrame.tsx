import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import stage from '../stage/StageFrame.module.css'
import styles from './SongFrame.module.css'

type Props = { top: ReactNode; left?: ReactNode; right?: ReactNode }

/** The song with its coin slot, and below what is to be known of it. The build draws it into the served page as well (app/sketch). */
export const SongFrame = ({ top, left, right }: Props) => (
  <article id="song-page" className={styles['page']}>
    <Stack gap={6}>{top}</Stack>
    {left !== undefined && (
      <div className={styles['columns']}>
        <Stack gap={6} className={styles['column']}>
          {left}
        </Stack>
        <Stack gap={6} className={styles['column']}>
          {right}
        </Stack>
      </div>
    )}
  </article>
)

/** A song that is still being read. */
export const SongRoom = ({ square, words }: { square: ReactNode; words: ReactNode }) => (
  <SongFrame
    top={
      <div className={stage['stage']}>
        <div className={stage['record']}>{square}</div>
        <div className={styles['room']}>{words}</div>
      </div>
    }
  />
)
