import { playTimeText } from '@musi/domain/music/playback'
import { currentTrack, isGoing } from '@musi/domain/player/playerState'
import { firstPart } from '@musi/domain/player/track'
import { Button } from '@musi/ui/controls/Button'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { expectSound, playerActs } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { ArtistLink } from '../song/ArtistLink.tsx'
import { t } from '../songs/jukeboxWords.ts'
import { dateText } from '#platform/tokens/songs/dateText.ts'
import { costFigure } from '#platform/tokens/songs/costText.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import frame from './ListFrame.module.css'
import { RowWords } from './RowFrame.tsx'
import styles from './SongList.module.css'

type Props = { song: JukeSong; isOpen: boolean; onToggle: () => void }

/** A record in the crate: its cover plays the preview, the row opens what is to be known of it (spec: songs.rows). */
export function SongRow({ song, isOpen, onToggle }: Props) {
  const { id, artist_name, track, offer } = song
  const isOn = usePlayerOf((player) => currentTrack(player)?.id === id)
  const isPlaying = usePlayerOf(isGoing) && isOn
  const lookup = useToken(offer.kind === 'registered' ? offer.token : null)
  const title = song.song_title || t('untitled')
  const cost = costFigure(song, lookup.kind === 'token' ? lookup.token : null)
  const names = { title, artist: artist_name }
  function press(): void {
    if (isOn) playerActs.toggle()
    else playerActs.begin(id, firstPart(track))
  }
  return (
    <li
      className={['jukebox-row', frame['row'], styles['row']].join(' ')}
      data-on={isOn || undefined}
      data-open={isOpen || undefined}
    >
      <div className={frame['line']}>
        <button
          type="button"
          className={styles['cover']}
          aria-label={t(isPlaying ? 'row.pause' : 'row.play', names)}
          disabled={track.preview === null && track.whole?.isOpen !== true}
          onClick={press}
          onPointerEnter={expectSound}
          onFocus={expectSound}
        >
          <Sleeve seed={track.coverSeed} picture={track.picture} turning={isPlaying} />
          <span className={styles['sign']}>{isPlaying ? <Equaliser /> : <Icon name="play" />}</span>
        </button>
        <button
          type="button"
          className={[frame['head'], styles['head']].join(' ')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `song-${id}` : undefined}
          onClick={onToggle}
        >
          <RowWords song={song} cost={cost} />
          <Icon name="down" />
        </button>
      </div>
      {isOpen && <Details song={song} isOn={isOn} />}
    </li>
  )
}

function Details({ song, isOn }: { song: JukeSong; isOn: boolean }) {
  const { id, artist_name, genre, description, released_date, views, track, isUncertified } = song
  return (
    <div id={`song-${id}`} className={styles['details']}>
      <h3>
        <Link to={`/song/${id}`}>{song.song_title || t('untitled')}</Link>
      </h3>
      <dl>
        <div>
          <dt>{t('artist')}</dt>
          <dd>
            {song.offer.kind === 'registered' ? (
              <ArtistLink address={song.offer.artist} name={artist_name} />
            ) : (
              artist_name
            )}
          </dd>
        </div>
        <div>
          <dt>{t('genre')}</dt>
          <dd>{genre || '–'}</dd>
        </div>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{playTimeText(track.seconds)}</dd>
        </div>
        <div>
          <dt>{t('released')}</dt>
          <dd>{dateText(released_date)}</dd>
        </div>
        <div>
          <dt>{t('views')}</dt>
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
          <Icon name="note" /> <b>{t('uncertified')}</b> {t('uncertified.why')}
        </Text>
      )}
      <Button size="small" disabled={isOn} onClick={() => playerActs.choose(id)}>
        {t(isOn ? 'row.isOn' : 'row.putOn')}
      </Button>
    </div>
  )
}
