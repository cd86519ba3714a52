import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Note } from '@musi/ui/layout/Note'
import { textClass } from '@musi/ui/Text'
import { useState } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { chartsText } from '../frame/chartsWords.ts'
import type { RankedSong } from '../frame/marketFigures.ts'
import { useRankedSongs } from '../frame/useMarket.ts'
import { ChartCover } from './ChartCover.tsx'
import { ListBody } from './ListBody.tsx'
import { RankNumber, rankColumns } from './rankColumns.tsx'
import styles from './Lists.module.css'
import { SortedTable } from './SortedTable.tsx'
import { matches } from './sorted.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'

const titleOf = ({ title }: Pick<RankedSong, 'title'>) =>
  title === null ? chartsText('untitled') : safeText(title, SONG_LIMITS.song_title)

const RankBreakdown = latePress(async () => (await import('../breakdown/RankBreakdown.tsx')).RankBreakdown)

/** Songs, ranked by payments (spec: charts.rank). */
export function SongList({ search }: { search: string }) {
  const [open, setOpen] = useState<RankedSong | null>(null)
  const history = useRankedSongs()
  const rows = history.kind === 'read' ? history.rows : []
  const nameOf = useNames([...new Set(rows.map(({ artist }) => artist))], 'people')
  const tracks = new Map(useSongs().songs.map(({ id, track }) => [id, track]))
  const queue = rows.flatMap(({ song }) => tracks.get(song) ?? [])
  const shown = rows.filter((row) => matches(search, [titleOf(row), nameOf(row.artist)]))
  return (
    <ListBody history={history} shown={shown.length} search={search}>
      <Note>{chartsText('rank.note')}</Note>
      <SortedTable
        label={chartsText('list.songs')}
        rows={shown}
        keyOf={({ song }) => song}
        initialSort={{ key: 'points', isDown: true }}
        more={history.kind === 'read' ? history.more : null}
        columns={[
          {
            key: 'song',
            title: chartsText('column.song'),
            render: (row) => (
              <span className={styles['song']}>
                <RankNumber of={row} among={rows} />
                <ChartCover
                  song={row.song}
                  title={titleOf(row)}
                  artist={nameOf(row.artist)}
                  track={tracks.get(row.song) ?? null}
                  queue={queue}
                />
                <span>
                  <Link
                    to={`/song/${row.song}`}
                    className={`${textClass({ tone: 'strong', weight: 620, breaks: true, quiet: true })} touch-target`}
                  >
                    {titleOf(row)}
                  </Link>
                  <Note as="small">
                    <NameText address={row.artist} />
                  </Note>
                </span>
              </span>
            ),
            value: titleOf,
          },
          ...rankColumns<RankedSong>(setOpen),
        ]}
      />
      {open !== null && <RankBreakdown ranked={open} title={titleOf(open)} onClose={() => setOpen(null)} />}
    </ListBody>
  )
}
