import { playTimeText } from '@musi/domain/music/playTimeText'
import { Facts } from '@musi/ui/layout/Facts'
import { Stack } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { Code } from '#platform/page/card/Code.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { When } from '#platform/page/time/When.tsx'
import { dateText } from '#platform/tokens/songs/dateText.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import type { WholeSong } from '../songs/wholeSong.ts'
import { songPageText } from './songPageWords.ts'

type Props = { song: JukeSong; chainSong: WholeSong | null; artist: ReactNode }

/** Facts about the recording, and its number of plays. */
export function SongFacts({ song, chainSong, artist }: Props) {
  const { genre, track, released_date, views } = song
  const lines: readonly (readonly [string, ReactNode])[] = [
    [songPageText('artist'), artist],
    [songPageText('plays'), numberText(views)],
    ...(chainSong === null
      ? []
      : [[songPageText('listeners'), songPageText('listeners.count', { count: chainSong.listeners })] as const]),
    ...(genre === '' ? [] : [[songPageText('genre'), genre] as const]),
    ...(track.seconds === null ? [] : [[songPageText('duration'), playTimeText(track.seconds)] as const]),
    [songPageText('released'), dateText(released_date)],
    ...(chainSong === null
      ? []
      : [[songPageText('registered'), <When key="when" timeSeconds={chainSong.timeSeconds} />] as const]),
    ...(chainSong?.about?.sound
      ? [
          [
            songPageText('recording'),
            songPageText(song.isUncertified ? 'recording.other' : 'recording.certified'),
          ] as const,
        ]
      : []),
  ]
  return (
    <Section title={songPageText('facts.title')}>
      <Facts id="song-facts">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {chainSong !== null && (
        <Stack as="p" gap={1} tone="muted" size={14} breaks>
          {songPageText('id')} <Code text={chainSong.song} />
        </Stack>
      )}
    </Section>
  )
}
