import { numberText } from '../../../platform/page/i18n/numberText.ts'
import { NameText } from '../../../platform/tokens/explain/AddressName.tsx'
import { t } from '../frame/chartsWords.ts'
import type { RankedArtist } from '../frame/pastMarket.ts'
import { useRankedArtists } from '../frame/useMarket.ts'
import { Named } from '../frame/Cells.tsx'
import { ListBody } from './ListBody.tsx'
import { rankColumns } from './rankColumns.ts'
import styles from './Ranks.module.css'
import { SortedTable } from './SortedTable.tsx'
import { matches } from './sorted.ts'
import { useNames } from './useNames.ts'

/** Artists by who paid for any of their songs (spec: charts.rank). */
export function ArtistList({ search }: { search: string }) {
  const history = useRankedArtists()
  const rows = history.kind === 'read' ? history.rows : []
  const nameOf = useNames(rows.map(({ artist }) => artist))
  const shown = rows.filter(({ artist }) => matches(search, [nameOf(artist), artist]))
  return (
    <ListBody history={history} shown={shown.length} search={search}>
      <p className={styles['note']}>{t('rank.note')}</p>
      <SortedTable
        label={t('list.artists')}
        rows={shown}
        keyOf={({ artist }) => artist}
        first={{ key: 'points', isDown: true }}
        more={history.kind === 'read' ? history.more : null}
        columns={[
          {
            key: 'artist',
            title: t('column.artist'),
            render: ({ artist }) => (
              <Named to={`/account/${artist}`} pictures={[artist]}>
                <NameText address={artist} />
              </Named>
            ),
            value: ({ artist }) => nameOf(artist),
          },
          {
            key: 'points',
            title: t('column.points'),
            render: ({ points }) => numberText(points),
            value: ({ points }) => points,
          },
          ...rankColumns<RankedArtist>(),
          {
            key: 'songs',
            title: t('list.songs'),
            render: ({ songs }) => numberText(songs),
            value: ({ songs }) => songs,
            isExtra: true,
          },
        ]}
      />
    </ListBody>
  )
}
