import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { chartsText } from '../frame/chartsWords.ts'
import type { RankedArtist } from '../frame/marketFigures.ts'
import { useRankedArtists } from '../frame/useMarket.ts'
import { NamedLink } from '../frame/Cells.tsx'
import { ListBody } from './ListBody.tsx'
import styles from './Lists.module.css'
import { RankNumber, rankColumns } from './rankColumns.tsx'
import { SortedTable } from './SortedTable.tsx'
import { matches } from './sorted.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'

const RankBreakdown = latePress(async () => (await import('../breakdown/RankBreakdown.tsx')).RankBreakdown)

/** Artists, ranked by payments for any of their songs (spec: charts.rank). */
export function ArtistList({ search }: { search: string }) {
  const [open, setOpen] = useState<RankedArtist | null>(null)
  const history = useRankedArtists()
  const rows = history.kind === 'read' ? history.rows : []
  const nameOf = useNames(
    rows.map(({ artist }) => artist),
    'people',
  )
  const shown = rows.filter(({ artist }) => matches(search, [nameOf(artist), artist]))
  return (
    <ListBody history={history} shown={shown.length} search={search}>
      <Note>{chartsText('rank.note')}</Note>
      <SortedTable
        label={chartsText('list.artists')}
        rows={shown}
        keyOf={({ artist }) => artist}
        initialSort={{ key: 'points', isDown: true }}
        more={history.kind === 'read' ? history.more : null}
        columns={[
          {
            key: 'artist',
            title: chartsText('column.artist'),
            render: (row) => (
              <span className={styles['song']}>
                <RankNumber of={row} among={rows} />
                <span className={styles['artist']}>
                  <NamedLink to={`/artist/${row.artist}`} pictures={[row.artist]}>
                    <NameText address={row.artist} />
                  </NamedLink>
                </span>
              </span>
            ),
            value: ({ artist }) => nameOf(artist),
          },
          ...rankColumns<RankedArtist>(setOpen),
          {
            key: 'songs',
            title: chartsText('list.songs'),
            render: ({ songs }) => numberText(songs),
            value: ({ songs }) => songs,
            isExtra: true,
          },
        ]}
      />
      {open !== null && <RankBreakdown ranked={open} title={nameOf(open.artist)} onClose={() => setOpen(null)} />}
    </ListBody>
  )
}
