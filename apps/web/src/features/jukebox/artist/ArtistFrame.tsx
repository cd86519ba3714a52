import type { ReactNode } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import styles from './ArtistFrame.module.css'
import { artistPageText } from './artistPageWords.ts'

type Props = {
  picture: ReactNode
  /** Genres and account, beside the name. */
  subtitle?: ReactNode
  title: ReactNode
  /** The names that songs give the artist, and warnings about look-alikes. */
  aliases?: ReactNode
  /** The token's price. */
  price?: ReactNode
  actions: ReactNode
  songs: ReactNode
  fans?: ReactNode
  details?: ReactNode
}

/** Two placeholders side by side: for the price and its line, or for Play and Get. */
export const TwoPlaceholders = () => (
  <>
    <span className={styles['room']} />
    <span className={styles['room']} />
  </>
)

/**
 * Layout of an artist's page: name, songs, and the fans beside them. The build also renders it into the served page
 * (app/sketch).
 */
export const ArtistFrame = ({ picture, subtitle, title, aliases, price, actions, songs, fans, details }: Props) => (
  <WidePage id="artist-page">
    <header className={styles['head']}>
      <span className={styles['picture']}>{picture}</span>
      <div className={styles['name']}>
        <Cluster as="p" gap={1} lines={0} center tone="muted" size={16} breaks shrinks>
          {artistPageText('kind')} {subtitle}
        </Cluster>
        <Text as="h1" tabIndex={-1}>
          {title}
        </Text>
        <div className={styles['calls']}>{aliases}</div>
        <div className={styles['price']}>{price}</div>
        <div className={styles['acts']}>{actions}</div>
      </div>
    </header>
    <div className={styles['columns']}>
      {songs}
      {fans}
    </div>
    <div className={styles['rest']}>{details}</div>
  </WidePage>
)
