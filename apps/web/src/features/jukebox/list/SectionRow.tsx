import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useId, useState } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import { releaseDateText } from '#platform/tokens/songs/dateText.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { playsText } from '../songs/playsText.ts'
import styles from './SongList.module.css'
import { useCover } from './useCover.ts'

/** Songs shown before "show all" is pressed. */
const FOLDED_COUNT = 2

type Props = { section: 'coming' | 'samples'; songs: readonly JukeSong[] }

/** Songs outside the main list: upcoming ones or samples (spec: songs.sections). */
export function SectionRow({ section, songs }: Props) {
  const heading = useId()
  const [isExpanded, setExpanded] = useState(false)
  if (songs.length === 0) return null
  return (
    <Stack as="section" gap={4} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{jukeboxText(`section.${section}`)}</h2>
        <Text tone="muted" size={14}>
          {jukeboxText(`section.${section}.about`)}
        </Text>
      </div>
      <ul className={styles['items']} aria-labelledby={heading}>
        {(isExpanded ? songs : songs.slice(0, FOLDED_COUNT)).map((song) => (
          <SectionSong key={song.id} song={song} />
        ))}
      </ul>
      {!isExpanded && songs.length > FOLDED_COUNT && (
        <Stack items="start">
          <Button size="small" onClick={() => setExpanded(true)}>
            {jukeboxText('section.all', { count: numberText(songs.length) })}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function SectionSong({ song }: { song: JukeSong }) {
  const { id, song_title, artist_name, track, outAtSeconds } = song
  const cover = useCover(song)
  return (
    <li className={styles['item']} data-on={cover.isPlaying || undefined}>
      <button
        type="button"
        className={styles['small']}
        aria-label={cover.label}
        onClick={({ currentTarget }) => cover.press(currentTarget)}
        onPointerEnter={preloadSound}
        onFocus={preloadSound}
      >
        <Sleeve seed={track.coverSeed} picture={track.picture} turning={cover.isPlaying} />
        <span className={styles['sign']}>
          <Icon name={cover.isPlaying ? 'pause' : 'play'} />
        </span>
      </button>
      <span className={styles['about']}>
        <Link to={`/song/${id}`} className="touch-target">
          {song_title || jukeboxText('untitled')}
        </Link>
        <span>{artist_name}</span>
        <Text as="b" tone="strong" weight={620}>
          {outAtSeconds === null
            ? playsText(song)
            : jukeboxText('section.coming.out', { date: releaseDateText(outAtSeconds) })}
        </Text>
      </span>
    </li>
  )
}
