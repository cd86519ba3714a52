import { playTimeText } from '@musi/domain/music/playTimeText'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { dateText, releaseDateText } from '#platform/tokens/songs/dateText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { ArtistLink } from '../songs/ArtistLink.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './SongList.module.css'
import type { CoverState } from './useCover.ts'

/** Details of a song, expanded in place (spec: songs.rows). */
export function SongDetails({ song, cover: { isPlaying, press } }: { song: JukeSong; cover: CoverState }) {
  const { id, artist_name, genre, description, released_date, views, track, isUncertified, outAtSeconds } = song
  const { head } = useHeads()
  const isUpcoming = outAtSeconds !== null && head !== null && outAtSeconds > head.timeSeconds
  return (
    <div id={`song-${id}`} className={styles['details']}>
      <h3>
        <Link to={`/song/${id}`}>{song.song_title || jukeboxText('untitled')}</Link>
      </h3>
      <dl>
        <div>
          <dt>{jukeboxText('artist')}</dt>
          <dd>
            {song.offer.kind === 'registered' ? (
              <ArtistLink address={song.offer.artist} name={artist_name} />
            ) : (
              artist_name
            )}
          </dd>
        </div>
        <div>
          <dt>{jukeboxText('genre')}</dt>
          <dd>{genre || '–'}</dd>
        </div>
        <div>
          <dt>{jukeboxText('duration')}</dt>
          <dd>{playTimeText(track.seconds)}</dd>
        </div>
        <div>
          <dt>{jukeboxText('released')}</dt>
          <dd>
            {isUpcoming
              ? jukeboxText('section.coming.out', { date: releaseDateText(outAtSeconds) })
              : dateText(released_date)}
          </dd>
        </div>
        <div>
          <dt>{jukeboxText(song.offer.kind === 'sample' ? 'views' : 'plays')}</dt>
          <dd>{numberText(views)}</dd>
        </div>
      </dl>
      {description !== '' && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {isUncertified && (
        <Text tone="caution" size={14}>
          <Icon name="note" /> <b>{jukeboxText('uncertified')}</b> {jukeboxText('uncertified.why')}
        </Text>
      )}
      <Button size="small" busy={isPlaying} onClick={() => press()}>
        {jukeboxText(isPlaying ? 'row.isPlaying' : 'row.hear')}
      </Button>
    </div>
  )
}
