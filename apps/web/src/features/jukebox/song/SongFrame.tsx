import type { ReactNode } from 'react'
import styles from './SongFrame.module.css'

type Props = { record: ReactNode; words: ReactNode; children?: ReactNode }

/**
 * The song with its coin slot, and its listeners and facts below. The build also renders it into the served page
 * (app/sketch).
 */
export const SongFrame = ({ record, words, children }: Props) => (
  <article id="song-page" className={styles['page']}>
    <div className={styles['head']}>
      <div className={styles['record']}>{record}</div>
      <div className={styles['words']}>{words}</div>
    </div>
    {children}
  </article>
)

/** Placeholder while a song is being read. */
export const SongRoom = ({ square, words }: { square: ReactNode; words: ReactNode }) => (
  <SongFrame record={square} words={words} />
)
