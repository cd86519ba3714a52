import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Badge } from '../stage/Badge.tsx'
import { t } from '../songs/jukeboxWords.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import styles from './ListFrame.module.css'

type Props = {
  song: Pick<JukeSong, 'song_title' | 'artist_name' | 'genre' | 'views' | 'exclusive'>
  /** Null: nobody knows yet how the token counts. */
  cost: string | null
}

/** What a row says of its song while it is closed. The build draws it into the served page as well (app/sketch). */
export function RowWords({ song: { song_title, artist_name, genre, views, exclusive }, cost }: Props) {
  return (
    <>
      <Stack as="span" shrinks className={styles['names']}>
        <b>{song_title || t('untitled')}</b>
        <span className={styles['artist']}>
          {artist_name} {exclusive === 'true' && <Badge />}
        </span>
      </Stack>
      <span className={styles['genre']}>{genre}</span>
      <span className={styles['plays']} title={t('views')}>
        <Icon name="note" /> <span className="unseen">{t('views')}</span>
        {numberText(views)}
      </span>
      <span className={styles['cost']}>{cost === null ? '…' : `${cost} $${artist_name}`}</span>
    </>
  )
}

/** As high as a row, for a song that is not read yet. */
export const RowRoom = () => (
  <li className={styles['row']} aria-hidden="true">
    <span className={styles['room']} />
  </li>
)
