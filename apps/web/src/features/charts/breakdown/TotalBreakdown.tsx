import { Note } from '@musi/ui/layout/Note'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { chartTime } from '#platform/tokens/charts/chartTime.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { dollarFigure } from '../frame/dollarFigure.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketPool, MarketTotals } from '../frame/marketFigures.ts'
import { useMarketPools } from '../frame/useMarket.ts'
import { PoolCell } from '../frame/Cells.tsx'
import { PlaysCheck } from './PlaysCheck.tsx'
import { BreakdownRows } from './BreakdownRows.tsx'
import { PoolsCheck } from './PoolsCheck.tsx'

export type TotalFigure = 'locked' | 'volume' | 'fees' | 'heard' | 'payers'

type Props = { figure: TotalFigure; totals: MarketTotals; onClose: () => void }

/** The pools or days that add up to a total of the exchange, with the rule in words. */
export function TotalBreakdown({ figure, totals, onClose }: Props) {
  const isOfPlays = figure === 'heard' || figure === 'payers'
  return (
    <Sheet open onClose={onClose} title={chartsText(`made.${figure}`)} closeLabel={chartText('check.close')}>
      <Stack gap={4}>
        <p>{chartsText(`made.${figure}Rule`, { fee: poolFeeText(2) })}</p>
        {isOfPlays ? <DayParts figure={figure} totals={totals} /> : <PoolParts figure={figure} totals={totals} />}
      </Stack>
    </Sheet>
  )
}

const PLAY_DAYS = 7

function DayParts({ figure, totals }: { figure: 'heard' | 'payers'; totals: MarketTotals }) {
  const what = figure === 'heard' ? 'plays' : 'payers'
  const days = totals.days.slice(-PLAY_DAYS).toReversed()
  return (
    <>
      <BreakdownRows
        parts={days.map((day) => ({
          key: String(day.day),
          name: chartTime(day.day * 86_400, 'dayInUtc'),
          // Payments of artists for their own songs are shown separately (spec: charts.own-plays).
          of: what === 'plays' && day.ownPlays > 0 ? chartsText('made.byArtists', { count: day.ownPlays }) : null,
          value: numberText(day[what]),
        }))}
        all={numberText(totals.week[what])}
      />
      <PlaysCheck totals={totals} />
    </>
  )
}

const WORTH = {
  locked: { of: ({ locked }: MarketPool) => locked, all: ({ locked }: MarketTotals) => locked },
  volume: { of: ({ day }: MarketPool) => day.volume, all: ({ day }: MarketTotals) => day.volume },
  fees: { of: ({ day }: MarketPool) => day.fees, all: ({ day }: MarketTotals) => day.fees },
} as const

function PoolParts({ figure, totals }: { figure: 'locked' | 'volume' | 'fees'; totals: MarketTotals }) {
  const history = useMarketPools()
  const { of, all } = WORTH[figure]
  const pools = history.kind === 'read' ? history.rows : []
  const priced = pools
    .flatMap((pool) => {
      const worth = of(pool)
      return worth === null || worth === 0 ? [] : [{ pool, worth }]
    })
    .toSorted((one, other) => other.worth - one.worth)
  return (
    <>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={chartText('loading')} />}
      {history.kind === 'read' && (
        <BreakdownRows
          parts={priced.map(({ pool, worth }) => ({
            key: pool.pair,
            name: <PoolCell pair={pool.pair} tokens={[pool.token0, pool.token1]} isThin={pool.isThin} />,
            of: <TokenAmounts pool={pool} figure={figure} />,
            value: dollarFigure(worth),
          }))}
          all={dollarFigure(all(totals))}
        />
      )}
      {history.kind === 'read' &&
        (history.more === null ? (
          <PoolsCheck
            pools={history.rows}
            what={figure === 'locked' ? 'reserves' : 'day'}
            block={history.at.number}
            nowSeconds={totals.timeSeconds}
          />
        ) : (
          <Note>{chartsText('made.notAll', { count: totals.pools - history.rows.length })}</Note>
        ))}
      {totals.withoutPrice > 0 && <Note>{chartsText('made.unpriced', { count: totals.withoutPrice })}</Note>}
    </>
  )
}

/** The token amounts behind a figure in dollars. */
function TokenAmounts({ pool, figure }: { pool: MarketPool; figure: 'locked' | 'volume' | 'fees' }) {
  if (figure === 'fees') return null
  const amounts = figure === 'locked' ? pool.reserves : pool.day.paid
  return (
    <>
      <Amount currency={pool.token0} amount={amounts[0]} />
      <Amount currency={pool.token1} amount={amounts[1]} />
    </>
  )
}
