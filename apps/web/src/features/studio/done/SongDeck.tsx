import type { SongEntry } from '@musi/domain/music/sessionSong'
import { playTimeText } from '@musi/domain/music/playTimeText'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { WaveSlider } from '@musi/ui/controls/WaveSlider'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { PlayNote } from '#platform/session/player/PlayNote.tsx'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { playerActs } from '#platform/session/player/player.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { songTrack } from '../session/songTrack.ts'
import { useSoundFacts } from '../session/useSoundFacts.ts'
import { studioText } from '../words/studioWords.ts'
import styles from './SongDeck.module.css'

/** Player of a session song: cover, waveform and play button (spec: studio.preview). */
export function SongDeck({ id, entry }: { id: number; entry: SongEntry }) {
  const sound = useSoundFacts(entry.song_file?.address ?? null)
  const facts = sound.kind === 'read' ? sound.facts : null
  const track = songTrack(id, entry, facts?.seconds ?? null)
  const { isCurrent, phase, isPlaying, seconds, total, press } = useTrack(track)
  const names = { title: track.title, artist: track.artist }
  const times = { at: playTimeText(seconds), total: playTimeText(total) }
  return (
    <div className={styles['deck']}>
      <div className={styles['record']}>
        <Sleeve
          seed={track.coverSeed}
          picture={entry.artwork?.address ?? null}
          turning={phase === 'playing'}
          disc={isPlaying ? 'out' : 'peeking'}
        />
      </div>
      <Stack gap={1} breaks shrinks>
        <p className={styles['preview']}>{studioText('preview', { title: track.title })}</p>
        <p>{studioText('by', { artist: track.artist })}</p>
        <div className={styles['line']}>
          <button
            type="button"
            id={`deck-play-${id}`}
            className={styles['play']}
            aria-label={studioText(isPlaying ? 'pause' : 'play', names)}
            disabled={track.whole === null}
            onClick={press}
          >
            <PlayIcon phase={phase} />
          </button>
          <div className={styles['wave']}>
            <WaveSlider
              label={studioText('seek')}
              value={seconds}
              max={total ?? 0}
              valueText={studioText('seek.at', times)}
              peaks={facts?.peaks ?? []}
              disabled={!isCurrent || track.whole === null}
              onChange={playerActs.seek}
            />
            <Cluster as="p" nowrap apart tone="muted" size={14} figures>
              <span>{times.at}</span>
              <span>{times.total}</span>
            </Cluster>
          </div>
        </div>
        {(sound.kind === 'gone' || sound.kind === 'unreadable') && (
          <p className={styles['note']}>{studioText(`sound.${sound.kind}`)}</p>
        )}
        {isCurrent && <PlayNote id={`deck-note-${id}`} />}
      </Stack>
    </div>
  )
}
