import type { ReactNode } from 'react'
import styles from './SongFrame.module.css'

type Props = { cover: ReactNode; details: ReactNode; children?: ReactNode }

/**
 * The song with its coin slot, and its listeners and facts below. The build also renders it into the served page
 * (app/sketch).
 */
export const SongFrame = ({ cover, details, children }: Props) => (
  <article id="song-page" className={styles['page']}>
    <div className={styles['head']}>
      <div className={styles['record']}>{cover}</div>
      <div className={styles['words']}>{details}</div>
    </div>
    {children}
  </article>
)

/** Placeholder while a song is being read. */
export const SongPlaceholder = ({ cover, details }: Omit<Props, 'children'>) => (
  <SongFrame cover={cover} details={details} />
)
