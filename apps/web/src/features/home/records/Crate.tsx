import { readingKey } from '@musi/ui/readingKey'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { CarouselDots } from '#platform/page/motion/CarouselDots.tsx'
import { useCarousel } from '#platform/page/motion/useCarousel.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import type { ArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { homeText } from '../words/homeWords.ts'
import { CrateSlide } from './CrateSlide.tsx'
import styles from './Records.module.css'
import type { HomeRecords } from './homeRecords.ts'
import { pressSample } from './sample.ts'
import { sampleState } from './sampleState.ts'
import { tracksOf } from './useHeroSample.ts'

const NONE: readonly JukeSong[] = []

/** Five records to flip through (spec: home.carousel). */
export function Crate({ records, market }: { records: HomeRecords | null; market: ArtistMarket }) {
  const songs = records?.crate ?? NONE
  const crate = useRef<HTMLElement>(null)
  const { id, phase } = useVisitValue(sampleState)
  const isPlaying = phase === 'playing' || phase === 'loading'
  const isOn = isPlaying && songs.some((song) => song.id === id)
  const carousel = useCarousel(Math.max(songs.length, 1), crate, isOn || songs.length < 2)
  const { at, running, go, hold } = carousel

  const onKeyDown = (event: KeyboardEvent) => {
    const key = readingKey(event)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    go(at + step)
  }
  const play = ({ track }: JukeSong) =>
    records && void pressSample({ track, queue: tracksOf(records), limit: null, visibleElement: null })

  return (
    // The arrow keys are a shortcut for the dots, which are buttons themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={crate}
      id="home-carousel"
      className={styles['crate']}
      aria-roledescription={homeText('crate.carousel')}
      aria-label={homeText('crate.label')}
      data-running={running}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <h2>{homeText('crate.title')}</h2>
      <div className={styles['slides']} aria-live={running ? 'off' : 'polite'}>
        {songs.length === 0 && (
          <div className={styles['slide']}>
            <Skeleton label={homeText('reading')} />
          </div>
        )}
        {songs.map((song, index) => (
          <CrateSlide
            key={song.id}
            song={song}
            market={market}
            phase={song.id === id ? phase : 'rest'}
            place={homeText('crate.position', { at: index + 1, count: songs.length })}
            isShown={index === at}
            onPlay={() => play(song)}
          />
        ))}
      </div>
      <div className={styles['dots']}>
        <Cluster nowrap center>
          <CarouselDots
            carousel={carousel}
            words={{ play: homeText('crate.play'), pause: homeText('crate.pause') }}
            dots={songs.map(({ track }) => homeText('crate.show', { title: track.title }))}
            pauseClass={styles['pause']}
          />
        </Cluster>
      </div>
      <Stacked songs={songs} at={at} playing={phase === 'playing' ? id : null} running={running} />
    </section>
  )
}

type StackedProps = { songs: readonly JukeSong[]; at: number; playing: string | null; running: boolean }

/** The stack of sleeves; the front one shows its record. */
function Stacked({ songs, at, playing, running }: StackedProps) {
  return (
    <div className={styles['stack']} aria-hidden="true">
      {songs.map(({ id, track }, index) => {
        const behind = (index - at + songs.length) % songs.length
        const isTurning = playing === null ? running : playing === id
        return (
          <div
            key={id}
            className={styles['record']}
            style={{ '--behind': behind } as CSSProperties}
            data-behind={behind}
          >
            <Sleeve
              seed={track.coverSeed}
              picture={track.picture}
              disc={behind === 0 ? 'out' : 'in'}
              turning={behind === 0 && isTurning}
            />
          </div>
        )
      })}
    </div>
  )
}
