import { songRank } from '@musi/domain/charts/songRank'
import { Note } from '@musi/ui/layout/Note'
import { Rows } from '@musi/ui/layout/Rows'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import list from '#platform/page/card/List.module.css'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { chartTime } from '#platform/tokens/charts/chartTime.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import { useRankPayers } from '../frame/useMarket.ts'
import { type Ranked, rankOf } from './ranked.ts'
import { RankCheck } from './RankCheck.tsx'

type Payers = ReturnType<typeof songRank>['payers']
type Props = { ranked: Ranked; title: string; onClose: () => void }

/**
 * The payers behind a rank, how their points decay, and plays that do not count (spec: charts.rank, charts.own-plays).
 */
export function RankBreakdown({ ranked, title, onClose }: Props) {
  const { head } = useHeads()
  const history = useRankPayers(rankOf(ranked))
  const today = head === null ? null : Math.floor(head.timeSeconds / 86_400)
  const rank = history.kind === 'read' && today !== null ? songRank(history.rows, today) : null
  return (
    <Sheet open onClose={onClose} title={`${chartsText('made.rank')}: ${title}`} closeLabel={chartText('check.close')}>
      <Stack gap={4}>
        <p>{chartsText('rank.note')}</p>
        <HistoryNote history={history} />
        {history.kind === 'waiting' && <Skeleton label={chartText('loading')} />}
        {rank !== null && (
          <>
            <PayerList payers={rank.payers} hasPoints />
            {rank.own.length > 0 && (
              <>
                <Text as="h3" size={16}>
                  {chartsText('made.own')}
                </Text>
                <Note>{chartsText('made.ownRule')}</Note>
                <PayerList payers={rank.own} hasPoints={false} />
              </>
            )}
          </>
        )}
        {today !== null && <RankCheck ranked={ranked} today={today} />}
      </Stack>
    </Sheet>
  )
}

const PayerList = ({ payers, hasPoints }: { payers: Payers; hasPoints: boolean }) => (
  <Rows>
    {payers.map(({ payer, plays, day, points }) => (
      <Cluster as="li" key={payer} gap={4} nowrap center shrinks className={list['row']}>
        <span className={list['main']}>
          <AddressName address={payer as `0x${string}`} />
        </span>
        <span className={list['side']}>
          {hasPoints && (
            <Text as="b" tone="strong" figures>
              {chartsText('made.rankPoints', { count: points })}
            </Text>
          )}
          <span>
            {chartsText('made.rankPlays', { count: plays })} ·{' '}
            {chartsText('made.rankPayer', { day: chartTime(day * 86_400, 'dayInUtc') })}
          </span>
        </span>
      </Cluster>
    ))}
  </Rows>
)
