import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Badge } from '../stage/Badge.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { playsText } from '../songs/playsText.ts'
import frame from './ListFrame.module.css'
import { CostText, DollarText } from './PriceText.tsx'
import { SongDetails } from './SongDetails.tsx'
import styles from './SongList.module.css'
import type { ShownSong } from './shownSong.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { type CoverState, useCover } from './useCover.ts'
import { useHoverPreview } from './useHoverPreview.ts'
import { useSongPrice } from './useSongPrice.ts'

type Props = ShownSong & {
  /** The first card of each five is large and shows more. */
  isLarge: boolean
}

/** A sleeve on the wall: the cover plays, the text opens the details (spec: songs.rows, songs.wall). */
export function SongCard({ song, worth, canPlay, isOpen, isLarge, onToggle }: Props) {
  const { id, song_title, artist_name, exclusive, offer, genre } = song
  const cover = useCover(song)
  const price = useSongPrice({ song, worth })
  return (
    <Stack
      as="li"
      gap={2}
      shrinks
      className={`jukebox-row ${frame['card']}`}
      data-on={cover.isInPlayer || undefined}
      data-large={isLarge || undefined}
    >
      <CardCover song={song} cover={cover} isLarge={isLarge} />
      <button
        type="button"
        className={frame['words']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `song-${id}` : undefined}
        onClick={onToggle}
      >
        <span>
          <b>{song_title || jukeboxText('untitled')}</b>
          <CostText artist={artist_name} price={price} />
        </span>
        <span>
          <Cluster as="span" gap={2} nowrap center shrinks className={frame['artist']}>
            {offer.kind === 'registered' && <Face of="artist" seed={offer.token} size={20} />}
            <span>{artist_name}</span> {exclusive === 'true' && <Badge />}
          </Cluster>
          <DollarText price={price} />
        </span>
      </button>
      {isLarge && (
        <Text tone="muted" size={14}>
          {[genre, playsText(song)].filter((text) => text !== '').join(' · ')}
          {canPlay?.(song) === true && (
            <>
              {' · '}
              <Text as="b" tone="strong" weight={560}>
                {jukeboxText('row.canPlay')}
              </Text>
            </>
          )}
        </Text>
      )}
      {isOpen && <SongDetails song={song} cover={cover} />}
    </Stack>
  )
}

type CoverProps = { song: JukeSong; cover: CoverState; isLarge: boolean }

/** The cover, or an empty place while the song is in the player. */
function CardCover({ song: { track }, cover: { isInPlayer, isPlaying, label, press }, isLarge }: CoverProps) {
  const { isLifted, isPreviewPlaying, stopPreview, hoverHandlers } = useHoverPreview(track)
  return (
    <div className={styles['stand']}>
      <button
        type="button"
        className={styles['sleeve']}
        aria-label={label}
        onClick={({ currentTarget }) => {
          stopPreview()
          press(currentTarget)
        }}
        {...hoverHandlers}
      >
        {!isInPlayer && (
          <Sleeve
            seed={track.coverSeed}
            picture={track.picture}
            disc={isLifted ? 'up' : 'in'}
            {...(isPreviewPlaying && { turning: true })}
          />
        )}
        {!isInPlayer && (isLarge || isLifted) && (
          <span className={styles['play']}>
            <Icon name={isPreviewPlaying ? 'pause' : 'play'} />
          </span>
        )}
      </button>
      {!isInPlayer && isPreviewPlaying && (
        <span className={styles['tag']}>
          <Equaliser />
          {jukeboxText('row.preview')}
        </span>
      )}
      {isInPlayer && (
        <span className={styles['place']}>
          {isPlaying && <Equaliser />}
          {jukeboxText('row.inPlayer')}
        </span>
      )}
    </div>
  )
}
