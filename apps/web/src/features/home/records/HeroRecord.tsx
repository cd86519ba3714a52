import { playTimeText } from '@musi/domain/music/playTimeText'
import { safeText } from '@musi/domain/safeText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { DayChange } from '#platform/page/money/DayChange.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { useInView } from '#platform/page/motion/useInView.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { pagePlayerVisible } from '#platform/session/player/pagePlayer.ts'
import { RoundPlay } from '#platform/session/player/RoundPlay.tsx'
import { artistPriceText } from '#platform/tokens/artists/artistPriceText.ts'
import { emptyMarketText } from '#platform/tokens/artists/emptyMarketText.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import type { ArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import { useDayChanges } from '#platform/tokens/artists/useDayChanges.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { homeText } from '../words/homeWords.ts'
import styles from './Records.module.css'
import { preloadSample, releaseSample } from './sample.ts'
import { type Sample, sampleState } from './sampleState.ts'
import { SAMPLE_SECONDS } from './useHeroSample.ts'

const LONGEST_NAME = 40

type Props = {
  /** The displayed song; null until it is read. */
  song: JukeSong | null
  market: ArtistMarket
  phase: Sample['phase']
  place: RefObject<HTMLDivElement | null>
  onPress: () => void
}

/** The record beside the title; clicking it plays 15 seconds (spec: home.sample). */
export function HeroRecord({ song, market, phase, place, onPress }: Props) {
  const { id, seconds } = useVisitValue(sampleState)
  const replacesPlayerBar = useInView(place) && song !== null && id === song.id
  useEffect(() => {
    pagePlayerVisible.set(replacesPlayerBar)
    return () => pagePlayerVisible.set(false)
  }, [replacesPlayerBar])
  const isPlaying = phase === 'playing' || phase === 'loading'
  const isOn = isPlaying || phase === 'paused'
  const names = song === null ? null : { title: song.track.title, artist: song.track.artist }
  const label =
    names === null ? homeText('play.any') : isPlaying ? homeText('play.pause', names) : homeText('play.sample', names)
  return (
    <div className={styles['hero']}>
      <div ref={place} className={styles['sleeve']}>
        <div key={song?.id ?? 'none'} className={styles['pressed']}>
          <Sleeve
            seed={song?.track.coverSeed ?? null}
            picture={song?.track.picture ?? null}
            turning={phase === 'playing'}
            disc="out"
          />
        </div>
        <span className={styles['button']}>
          <RoundPlay
            label={label}
            phase={phase === 'rest' ? 'stopped' : phase}
            share={isOn ? Math.min(seconds / SAMPLE_SECONDS, 1) : null}
            onPress={onPress}
            onPreload={preloadSample}
          />
        </span>
      </div>
      <div className={styles['chip']}>
        {song === null ? (
          <output>{emptyMarketText(market) ?? homeText('reading')}</output>
        ) : isOn ? (
          <>
            <Names song={song}>{homeText('sample.at', { at: playTimeText(seconds), count: SAMPLE_SECONDS })}</Names>
            <Link to="/jukebox" className={buttonClass({ size: 'small' })} onClick={releaseSample}>
              {homeText('sample.all')}
            </Link>
          </>
        ) : phase === 'failed' ? (
          <Names song={song}>
            <span role="alert">{homeText('sample.failed')}</span>
          </Names>
        ) : (
          <Offer song={song} market={market} />
        )}
      </div>
    </div>
  )
}

const Names = ({ song, children }: { song: JukeSong; children: ReactNode }) => (
  <Stack as="p" shrinks>
    <b>
      <Link to={`/song/${song.id}`}>{song.track.title}</Link>
    </b>
    <Text as="span" tone="muted" figures>
      {children}
    </Text>
  </Stack>
)

/** The artist, the token's price and a link to it; a bundled song is free. */
function Offer({ song, market }: { song: JukeSong; market: ArtistMarket }) {
  const changes = useDayChanges()
  const { offer } = song
  const worth = useArtistWorth(offer.kind === 'registered' ? [offer.token] : [])
  const artists = market.kind === 'read' ? market.artists : []
  const priced = offer.kind === 'registered' && artists.find(({ artist }) => artist.token.address === offer.token)
  if (offer.kind === 'sample')
    return <Names song={song}>{homeText('sample.free', { artist: song.track.artist })}</Names>
  if (!priced) return <Names song={song}>{song.track.artist}</Names>
  const { token, creator } = priced.artist
  return (
    <>
      <Names song={song}>
        <Cluster as="span" gap={2} lines={0}>
          <Link to={`/artist/${creator}`} className="touch-target">
            {safeText(token.name, LONGEST_NAME)}
          </Link>{' '}
          <span>
            {worth !== null && artistPriceText(priced, worth)} <DayChange part={changes.get(token.address)} />
          </span>
        </Cluster>
      </Names>
      <Link to={`/swap?outputCurrency=${token.address}`} className={buttonClass({ size: 'small' })}>
        {homeText('cover.get', { symbol: unitText(token) })}
      </Link>
    </>
  )
}
