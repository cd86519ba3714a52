import type { ReactNode } from 'react'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
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
        <Cluster as="p" gap={2} nowrap center tone="muted" size={14} weight={560} breaks shrinks>
          {t('kind')} {more}
        </Cluster>
        <Text as="h1" size="name" tabIndex={-1}>
          {title}
        </Text>
        <p className={styles['calls']}>{calls}</p>
        {address}
        <Cluster as="p" gap={4} lines={1} tone="accent" size={14} weight={560}>
          {ways}
        </Cluster>
      </div>
    </header>
    <div className={styles['columns']}>
      <Stack gap={6} className={styles['column']}>
        {songs}
      </Stack>
      <Stack gap={6} className={styles['column']}>
        {rest}
      </Stack>
    </div>
  </WidePage>
)
