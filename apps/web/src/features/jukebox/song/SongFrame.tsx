import type { ReactNode } from 'react'
import styles from './SongFrame.module.css'

type Props = { record: ReactNode; words: ReactNode; children?: ReactNode }

/** The song with its coin slot, and below it who heard it and what is to be known of it. The build draws it into the served page as well (app/sketch). */
export const SongFrame = ({ record, words, children }: Props) => (
  <article id="song-page" className={styles['page']}>
    <div className={styles['head']}>
      <div className={styles['record']}>{record}</div>
      <div className={styles['words']}>{words}</div>
    </div>
    {children}
  </article>
)

/** A song that is still being read. */
export const SongRoom = ({ square, words }: { square: ReactNode; words: ReactNode }) => (
  <SongFrame record={square} words={words} />
)
