import { hasMoreRows } from '@musi/domain/music/song-list/songPages'
import { SONG_ORDERS } from '@musi/domain/music/song-list/songOrder'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { More } from '@musi/ui/layout/More'
import { Select } from '@musi/ui/controls/Select'
import { Text } from '@musi/ui/Text'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { t } from '../songs/jukeboxWords.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import type { Songs } from '#platform/tokens/songs/useSongs.ts'
import styles from './SongList.module.css'
import { ListFrame, Rows } from './ListFrame.tsx'
import { RowRoom } from './RowFrame.tsx'
import { SongRow } from './SongRow.tsx'
import { type SongTable, type SongTableEvent, rowsOf } from './songTable.ts'

type Props = {
  songs: Songs
  /** Those that the search finds, in order. */
  matches: readonly JukeSong[]
  table: SongTable
  onChange: (event: SongTableEvent) => void
}

/** All songs, found and sorted, five at first (spec: songs.search, songs.order, songs.pages). */
export function SongList({ songs, matches, table, onChange }: Props) {
  const { search, order, shown, open } = table
  const rows = rowsOf(table, { isReading: songs.isReading, found: matches.length })
  return (
    <ListFrame
      tools={
        <>
          <Input
            id="jukebox-search"
            hook="jukebox-search"
            type="search"
            label={t('search')}
            labelHidden
            placeholder={t('search')}
            icon={<Icon name="search" />}
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onChange({ kind: 'search', search: event.target.value })}
          />
          <Select
            id="jukebox-sort"
            hook="jukebox-sort"
            look="pill"
            label={t('sort')}
            value={order}
            options={SONG_ORDERS.map((each) => [each, t(`sort.${each}`)])}
            onChange={(chosen) => onChange({ kind: 'order', order: chosen })}
          />
        </>
      }
    >
      <Notes songs={songs} />
      {rows.songs + rows.room === 0 ? (
        <Empty title={t('none')}>{t('none.more')}</Empty>
      ) : (
        <Rows>
          {matches.slice(0, rows.songs).map((song) => (
            <SongRow
              key={song.id}
              song={song}
              isOpen={open === song.id}
              onToggle={() => onChange({ kind: 'toggled', id: song.id })}
            />
          ))}
          {Array.from({ length: rows.room }, (_, place) => (
            <RowRoom key={place} />
          ))}
        </Rows>
      )}
      {songs.isReading && <output className="unseen">{t('reading')}</output>}
      {!songs.isReading && hasMoreRows(shown, matches.length) && (
        <More>
          <Button id="jukebox-load-more" hook="jukebox-load-more" onClick={() => onChange({ kind: 'more' })}>
            {t('more')}
          </Button>
        </More>
      )}
    </ListFrame>
  )
}

/** What may lack, and why: "not read" is never shown as "none". */
function Notes({ songs: { isAway, behind, leftOut, retry, songs } }: { songs: Songs }) {
  const hasOlder = songs.some(({ offer }) => offer.kind === 'registered')
  return (
    <Text as="div" tone="muted" size={14} className={styles['notes']} aria-live="polite">
      {isAway && (
        <p>
          {t(hasOlder ? 'away.old' : 'away')}{' '}
          {retry !== null && (
            <Button kind="quiet" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </p>
      )}
      {!isAway && behind > 1 && <p title={numberText(behind)}>{t('behind', { count: behind })}</p>}
      <LeftOut count={leftOut} />
    </Text>
  )
}
