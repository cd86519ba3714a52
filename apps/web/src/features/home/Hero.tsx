import { Button, buttonClass } from '@musi/ui/controls/Button'
import { useRef } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import type { ArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import { GrooveField } from './GrooveField.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { homeText } from './words/homeWords.ts'
import { HeroRecord } from './records/HeroRecord.tsx'
import type { HomeRecords } from './records/homeRecords.ts'
import { preloadSample } from './records/sample.ts'
import { useHeroSample } from './records/useHeroSample.ts'

type Props = { records: HomeRecords | null; market: ArtistMarket }

export function Hero({ records, market }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { phase, press } = useHeroSample(records, place)
  const isPlaying = phase === 'playing' || phase === 'loading'
  return (
    <HeroFrame
      behind={<GrooveField />}
      sleeve={<HeroRecord song={records?.first ?? null} {...{ market, phase, place }} onPress={press} />}
      actions={
        <>
          <Button kind="primary" size="large" onClick={press} onPointerEnter={preloadSample} onFocus={preloadSample}>
            <PlayIcon phase={phase === 'rest' ? 'stopped' : phase} />
            {homeText(isPlaying ? 'pauseSong' : 'playSong')}
          </Button>
          <Link to="/swap" className={buttonClass({ size: 'large' })}>
            {homeText('startSwapping')}
          </Link>
        </>
      }
    />
  )
}
