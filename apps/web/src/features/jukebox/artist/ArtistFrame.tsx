import type { ReactNode } from 'react'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import styles from './ArtistFrame.module.css'
import { t } from './artistPageWords.ts'

type Props = {
  picture: ReactNode
  /** Beside what it is: whose. */
  more?: ReactNode
  title: ReactNode
  /** What the songs call the artist. */
  calls?: ReactNode
  address: ReactNode
  ways: ReactNode
  songs: ReactNode
  rest: ReactNode
}

/** Who it is, the songs, and beside them the token. The build draws it into the served page as well (app/sketch). */
export const ArtistFrame = ({ picture, more, title, calls, address, ways, songs, rest }: Props) => (
  <WidePage id="artist-page">
    <header className={styles['head']}>
      <span className={styles['picture']}>{picture}</span>
      <div className={styles['name']}>
        <p className={styles['kind']}>
          {t('kind')} {more}
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['calls']}>{calls}</p>
        {address}
        <p className={styles['ways']}>{ways}</p>
      </div>
    </header>
    <div className={styles['columns']}>
      <div className={styles['column']}>{songs}</div>
      <div className={styles['column']}>{rest}</div>
    </div>
  </WidePage>
)
