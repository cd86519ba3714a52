import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { More } from '@musi/ui/layout/More'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import type { History } from '#platform/session/history/useHistory.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import type { WholeSong } from '../song/wholeSong.ts'
import { songNotice } from '../song/songNotice.ts'
import { t as juke } from '../songs/jukeboxWords.ts'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import styles from './Artist.module.css'
import { t } from './artistPageWords.ts'

/** What the artist put into the jukebox, newest first, each with its preview. */
export function ArtistSongs({ history }: { history: History<WholeSong> }) {
  const isSettled = useSettled(history.kind !== 'waiting')
  const songs = history.kind === 'read' ? history.rows : []
  const more = history.kind === 'read' ? history.more : null
  return (
    <Section title={t('songs.title')} isReading={!isSettled}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={t('loading')} />}
      {songs.length === 0 && isComplete(history) && <Empty>{t('songs.none')}</Empty>}
      <Stack as="ul" className={styles['songs']} id="artist-songs">
        {songs.map((song) => (
          <Row key={song.song} song={song} />
        ))}
      </Stack>
      {more !== null && (
        <More>
          <Button onClick={more}>{t('songs.more')}</Button>
        </More>
      )}
    </Section>
  )
}

function Row({ song }: { song: WholeSong }) {
  const { head } = useHeads()
  const { track, song_title } = registeredSong(song)
  const { isPlaying, press } = useTrack(track)
  const title = song_title || juke('untitled')
  const notice = songNotice(song, Math.max(head?.timeSeconds ?? 0, 0))
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['cover']}
        aria-label={t(isPlaying ? 'songs.pause' : 'songs.play', { title })}
        disabled={track.preview === null}
        onClick={press}
      >
        <Sleeve seed={track.coverSeed} picture={song.about?.artwork ?? null} turning={isPlaying} />
        <span className={styles['sign']} data-on={isPlaying || undefined}>
          {isPlaying ? <Equaliser /> : <Icon name="play" />}
        </span>
      </button>
      <span className={styles['what']}>
        <Link to={`/song/${song.song}`}>
          <bdi>{title}</bdi>
        </Link>
        <Note as="small">
          {withParts(t('songs.cost', { cost: '⟦cost⟧' }), {
            cost: <Amount currency={song.token} amount={song.cost} />,
          })}
        </Note>
        {notice !== null && (
          <Note as="small">{t(`stage.${notice}`, { time: exactTime(Number(song.opensAtSeconds)) })}</Note>
        )}
      </span>
      <Text as="small" tone="muted" size={14} figures className={styles['plays']}>
        {t('songs.plays', { count: song.plays })}
      </Text>
    </li>
  )
}
