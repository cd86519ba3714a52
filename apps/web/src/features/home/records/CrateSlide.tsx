import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import type { ArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import { costFigure } from '#platform/tokens/songs/costFigure.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { homeText } from '../words/homeWords.ts'
import styles from './Records.module.css'
import { preloadSample } from './sample.ts'
import type { Sample } from './sampleState.ts'

type Props = {
  song: JukeSong
  market: ArtistMarket
  phase: Sample['phase']
  /** Position in the crate, such as "2 of 5". */
  place: string
  isShown: boolean
  onPlay: () => void
}

/** One record of the crate: title, artist, price of a play and preview. */
export function CrateSlide({ song, market, phase, place, isShown, onPlay }: Props) {
  const { title, artist } = song.track
  const { offer } = song
  const isPlaying = phase === 'playing' || phase === 'loading'
  return (
    <article
      aria-roledescription={homeText('crate.slide')}
      aria-label={place}
      className={styles['slide']}
      hidden={!isShown}
    >
      <h3>
        <Link to={`/song/${song.id}`}>{title}</Link>
      </h3>
      <Cluster as="p" gap={2} center className={styles['whose']}>
        {offer.kind === 'registered' ? (
          <>
            <Face seed={offer.token} of="artist" />
            <Link to={`/artist/${offer.artist}`} className="touch-target">
              {artist}
            </Link>
          </>
        ) : (
          artist
        )}{' '}
        <Text as="span" tone="muted">
          {song.genre}
        </Text>
      </Cluster>
      <Price song={song} market={market} />
      <div className={styles['acts']}>
        <Button
          size="large"
          aria-label={homeText(isPlaying ? 'play.pause' : 'play.song', { title, artist })}
          onClick={onPlay}
          onPointerEnter={preloadSample}
          onFocus={preloadSample}
        >
          <PlayIcon phase={phase === 'rest' ? 'stopped' : phase} />
          <span>{homeText(isPlaying ? 'pause' : 'play')}</span>
        </Button>
        <Link to="/jukebox" className={`${buttonClass({ kind: 'quiet', size: 'large' })} ${styles['link']}`}>
          {homeText('jukebox')}
        </Link>
      </div>
    </article>
  )
}

/** The price in the artist's token and in dollars; a bundled song is free. */
function Price({ song, market }: { song: JukeSong; market: ArtistMarket }) {
  const { offer, cost } = song
  const worth = useArtistWorth(offer.kind === 'registered' ? [offer.token] : [])
  const artists = market.kind === 'read' ? market.artists : []
  const token = artists.find(({ artist }) => offer.kind === 'registered' && artist.token.address === offer.token)
  if (offer.kind === 'sample') return <p className={styles['price']}>{homeText('free')}</p>
  if (token === undefined) return <p className={styles['price']}>–</p>
  const { artist } = token
  const dollars = worth?.of(artist.token.address, cost) ?? null
  return (
    <p className={styles['price']}>
      <Text as="b" tone="strong" weight={640}>
        {costFigure(song, artist.token)} {unitText(artist.token)}
      </Text>{' '}
      {dollars !== null && (
        <Text as="span" tone="muted" figures>
          {dollarText(dollars)}
        </Text>
      )}
    </p>
  )
}
