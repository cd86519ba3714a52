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
import type { MarketPool, MarketWhole } from '../frame/marketFigures.ts'
import { useMarketPools } from '../frame/useMarket.ts'
import { PoolCell } from '../frame/Cells.tsx'
import { HeardCheck } from './HeardCheck.tsx'
import { Parts } from './Parts.tsx'
import { PoolsCheck } from './PoolsCheck.tsx'

export type WholeFigure = 'locked' | 'volume' | 'fees' | 'heard' | 'payers'

type Props = { figure: WholeFigure; whole: MarketWhole; onClose: () => void }

/** The pools or days that add up to a figure of the whole exchange, with the rule in words. */
export function MadeOfWhole({ figure, whole, onClose }: Props) {
  const isHeard = figure === 'heard' || figure === 'payers'
  return (
    <Sheet open onClose={onClose} title={chartsText(`made.${figure}`)} closeLabel={chartText('check.close')}>
      <Stack gap={4}>
        <p>{chartsText(`made.${figure}Rule`, { fee: poolFeeText(2) })}</p>
        {isHeard ? <OfDays figure={figure} whole={whole} /> : <OfPools figure={figure} whole={whole} />}
      </Stack>
    </Sheet>
  )
}

const HEARD_DAYS = 7

function OfDays({ figure, whole }: { figure: 'heard' | 'payers'; whole: MarketWhole }) {
  const what = figure === 'heard' ? 'plays' : 'payers'
  const days = whole.days.slice(-HEARD_DAYS).toReversed()
  return (
    <>
      <Parts
        parts={days.map((day) => ({
          key: String(day.day),
          name: chartTime(day.day * 86_400, 'dayInUtc'),
          // Payments of artists for their own songs are set apart (spec: charts.own-plays).
          of: what === 'plays' && day.ownPlays > 0 ? chartsText('made.byArtists', { count: day.ownPlays }) : null,
          value: numberText(day[what]),
        }))}
        all={numberText(whole.week[what])}
      />
      <HeardCheck whole={whole} />
    </>
  )
}

const WORTH = {
  locked: { of: ({ locked }: MarketPool) => locked, all: ({ locked }: MarketWhole) => locked },
  volume: { of: ({ day }: MarketPool) => day.volume, all: ({ day }: MarketWhole) => day.volume },
  fees: { of: ({ day }: MarketPool) => day.fees, all: ({ day }: MarketWhole) => day.fees },
} as const

function OfPools({ figure, whole }: { figure: 'locked' | 'volume' | 'fees'; whole: MarketWhole }) {
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
        <Parts
          parts={priced.map(({ pool, worth }) => ({
            key: pool.pair,
            name: <PoolCell pair={pool.pair} tokens={[pool.token0, pool.token1]} isThin={pool.isThin} />,
            of: <Sides pool={pool} figure={figure} />,
            value: dollarFigure(worth),
          }))}
          all={dollarFigure(all(whole))}
        />
      )}
      {history.kind === 'read' &&
        (history.more === null ? (
          <PoolsCheck
            pools={history.rows}
            what={figure === 'locked' ? 'reserves' : 'day'}
            block={history.at.number}
            nowSeconds={whole.timeSeconds}
          />
        ) : (
          <Note>{chartsText('made.notAll', { count: whole.pools - history.rows.length })}</Note>
        ))}
      {whole.withoutPrice > 0 && <Note>{chartsText('made.unpriced', { count: whole.withoutPrice })}</Note>}
    </>
  )
}

/** The amounts that the dollars are of. */
function Sides({ pool, figure }: { pool: MarketPool; figure: 'locked' | 'volume' | 'fees' }) {
  if (figure === 'fees') return null
  const amounts = figure === 'locked' ? pool.reserves : pool.day.paid
  return (
    <>
      <Amount currency={pool.token0} amount={amounts[0]} />
      <Amount currency={pool.token1} amount={amounts[1]} />
    </>
  )
}
