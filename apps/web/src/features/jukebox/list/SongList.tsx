import { genresOf, hasFilter, filteredSongs } from '@musi/domain/music/song-list/songChips'
import { hasMoreRows, isFirstOfPage } from '@musi/domain/music/song-list/songPages'
import { type SongSections, songsFound } from '@musi/domain/music/song-list/songSections'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Text } from '@musi/ui/Text'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import type { Songs } from '#platform/tokens/songs/useSongs.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { ListFrame, SongRows } from './ListFrame.tsx'
import { RowPlaceholders } from './RowFrame.tsx'
import { SectionRow } from './SectionRow.tsx'
import { SongCard } from './SongCard.tsx'
import styles from './SongList.module.css'
import { SongRow } from './SongRow.tsx'
import { type SongTable, type SongTableEvent, rowCounts } from './songTable.ts'
import { SongTools } from './SongTools.tsx'
import { songView } from './songView.ts'
import { type CanPlay, useCanPlay } from './useCanPlay.ts'

type Props = {
  songs: Songs
  sections: SongSections<JukeSong>
  table: SongTable
  onChange: (event: SongTableEvent) => void
}

/**
 * All songs with search and sorting, five at first, as a wall or a list (spec: songs.search, songs.order, songs.pages,
 * songs.wall).
 */
export function SongList({ songs, sections, table, onChange }: Props) {
  const { search, rowLimit, chips } = table
  const { head } = useHeads()
  const matchingSongs = songsFound(sections, search)
  const canPlay = useCanPlay(matchingSongs)
  const { songs: matches, isWaiting } = filteredSongs(matchingSongs, chips, {
    nowSeconds: head?.timeSeconds ?? null,
    canPlay: (song) => canPlay?.(song) ?? null,
  })
  const isReading = songs.isReading || (isWaiting && canPlay !== null)
  const rows = rowCounts(table, { isReading, matches: matches.length })
  return (
    <>
      <ListFrame
        tools={
          <SongTools table={table} genres={genresOf(sections.wall)} hasAccount={canPlay !== null} onChange={onChange} />
        }
      >
        <ReadingNotes songs={songs} />
        {rows.songs + rows.placeholders === 0 ? (
          <NoSongs onAll={() => onChange({ kind: 'all' })} />
        ) : (
          <ShownSongs
            songs={matches.slice(0, rows.songs)}
            placeholders={rows.placeholders}
            {...{ canPlay, table, onChange }}
          />
        )}
        {isReading && <output className="unseen">{jukeboxText('reading')}</output>}
        {!isReading && hasMoreRows(rowLimit, matches.length) && (
          <More>
            <Button id="jukebox-load-more" hook="jukebox-load-more" onClick={() => onChange({ kind: 'more' })}>
              {jukeboxText('more')}
            </Button>
          </More>
        )}
      </ListFrame>
      {search.trim() === '' && !hasFilter(chips) && (
        <div className={styles['sections']}>
          <SectionRow section="coming" songs={sections.coming} />
          <SectionRow section="samples" songs={sections.samples} />
        </div>
      )}
    </>
  )
}

const NoSongs = ({ onAll }: { onAll: () => void }) => (
  <>
    <Empty title={jukeboxText('none')}>{jukeboxText('none.more')}</Empty>
    <More>
      <Button onClick={onAll}>{jukeboxText('none.all')}</Button>
    </More>
  </>
)

type ShownSongsProps = Pick<Props, 'table' | 'onChange'> & {
  songs: readonly JukeSong[]
  placeholders: number
  canPlay: CanPlay | null
}

function ShownSongs({ songs, placeholders, canPlay, table: { openId }, onChange }: ShownSongsProps) {
  const { view } = useVisitValue(songView)
  const tokens = songs.flatMap(({ offer }) => (offer.kind === 'registered' ? [offer.token] : []))
  const worth = useArtistWorth([...new Set(tokens)])
  return (
    <SongRows view={view}>
      {songs.map((song, at) => {
        const isOpen = openId === song.id
        const rowLimit = { song, worth, canPlay, isOpen, onToggle: () => onChange({ kind: 'toggled', id: song.id }) }
        return view === 'wall' ? (
          <SongCard key={song.id} {...rowLimit} isLarge={isFirstOfPage(at)} />
        ) : (
          <SongRow key={song.id} {...rowLimit} />
        )
      })}
      <RowPlaceholders count={placeholders} />
    </SongRows>
  )
}

/** Says which songs may be missing and why, because unread must not look like none. */
function ReadingNotes({ songs: { isAway, behind, leftOut, retry, songs } }: { songs: Songs }) {
  const hasOlder = songs.some(({ offer }) => offer.kind === 'registered')
  return (
    <Text as="div" tone="muted" size={14} className={styles['notes']} aria-live="polite">
      {isAway && (
        <p>
          {jukeboxText(hasOlder ? 'away.old' : 'away')}{' '}
          {retry !== null && (
            <Button kind="quiet" size="small" onClick={retry}>
              {jukeboxText('retry')}
            </Button>
          )}
        </p>
      )}
      {!isAway && behind > 1 && <p title={numberText(behind)}>{jukeboxText('behind', { count: behind })}</p>}
      <LeftOut count={leftOut} />
    </Text>
  )
}
