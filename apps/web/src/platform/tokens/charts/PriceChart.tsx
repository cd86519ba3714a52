import { Candle as PastCandle } from '@musi/api/history/candles'
import type { Candle } from '@musi/domain/charts/candle'
import { Button } from '@musi/ui/controls/Button'
import { Chart } from '@musi/ui/chart/Chart'
import { type ChartRow, summaryOf } from '@musi/ui/chart/chartRows'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useMemo, useState } from 'react'
import { dayText } from '#platform/page/i18n/dayText.ts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import type { UnitText } from '#platform/page/money/unitText.ts'
import { tinyFigure } from '#platform/page/money/tinyFigure.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'
import { Choice } from './Choice.tsx'
import { changeFigure } from './changeFigure.ts'
import { chartFigure } from './chartFigure.ts'
import { PERIODS, PERIOD_NAMES, type Period } from './chartPeriods.ts'
import { chartTime } from './chartTime.ts'
import { chartText } from './chartWords.ts'
import styles from './PriceChart.module.css'
import { type PricedPool, priceRows, routeRows } from './priceRows.ts'
import { CANDLES_PATH } from '@musi/api/paths'
import { Text } from '@musi/ui/Text'

const TOPICS = ['trades'] as const

const CandleCheckDialog = latePress(async () => (await import('./CandleCheckDialog.tsx')).CandleCheckDialog)

type Props = {
  /** Pools along the route of the price; at most three. */
  pools: readonly PricedPool[]
  /** Base and quote of the price. */
  base: UnitText
  quote: UnitText
}

function useCandles(pool: PricedPool | undefined, period: Period): History<Candle> {
  const path = pool === undefined ? null : `${CANDLES_PATH}?pair=${pool.pair}&step=${PERIODS[period].step}`
  return useHistory({ path, row: PastCandle, topics: TOPICS })
}

/** Chart of the price of one currency in another, from trades in its pools (spec: charts.price). */
export function PriceChart({ pools, base, quote }: Props) {
  const [period, setPeriod] = useState<Period>('month')
  const { head } = useHeads()
  const histories = [useCandles(pools[0], period), useCandles(pools[1], period), useCandles(pools[2], period)].slice(
    0,
    pools.length,
  )
  // The first history that could not be read decides the message.
  const history = histories.find(({ kind }) => kind !== 'read') ?? histories[0]
  const until = head?.timeSeconds ?? 0
  const { seconds, step } = PERIODS[period]
  const candles = histories.map((one) => (one.kind === 'read' ? one.rows : null))
  const rows = useMemo(
    () =>
      routeRows(pools.map((pool, at) => priceRows(candles[at] ?? [], pool, { step, from: until - seconds, until }))),
    // The lists are new on each render, but their items are not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [...candles, ...pools.map(({ pair, isInverted }) => `${pair} ${isInverted}`), until, step, seconds],
  )
  if (history === undefined) return null
  const isWaiting = history.kind === 'waiting' || head === null
  return (
    <Stack gap={3}>
      <Cluster gap={4} lines={2} center apart>
        <CurrentPrice rows={rows} quote={quote} />
        <Choice
          label={chartText('period')}
          names={PERIOD_NAMES}
          chosen={period}
          text={(name) => chartText(`period.${name}`)}
          onChoose={setPeriod}
        />
      </Cluster>
      <HistoryNote history={history} />
      {isWaiting && (
        <div className={styles['room']}>
          <Skeleton shape="block" label={chartText('loading')} />
        </div>
      )}
      {!isWaiting && history.kind === 'read' && rows.length === 0 && (
        <Text tone="muted" size={14} className={styles['room']}>
          {chartText(isComplete(history) ? 'none' : 'noneYet')}
        </Text>
      )}
      {rows.length > 0 && (
        <DrawnChart pools={pools} rows={rows} base={base} quote={quote} period={period} candles={candles} />
      )}
      {pools.length > 1 && <Note>{chartText('through')}</Note>}
    </Stack>
  )
}

function CurrentPrice({ rows, quote }: { rows: readonly ChartRow[]; quote: string }) {
  const summary = summaryOf(rows)
  if (summary === null) return <span />
  const { last, change } = summary
  return (
    <p className={styles['now']}>
      {tinyFigure(chartFigure(last.close))} <small>{quote}</small>{' '}
      {change !== null && <small data-change={change < 0 ? 'down' : 'up'}>{changeFigure(change)}</small>}
    </p>
  )
}

type DrawnChartProps = Props & {
  rows: readonly ChartRow[]
  period: Period
  candles: readonly (readonly Candle[] | null)[]
}

function DrawnChart({ pools, rows, base, quote, period, candles }: DrawnChartProps) {
  const [checked, setChecked] = useState<Candle | null>(null)
  const { step } = PERIODS[period]
  const summary = summaryOf(rows)
  const [pool] = pools
  const isOne = pools.length === 1
  if (summary === null || pool === undefined) return null
  const time = (row: ChartRow) => (step < 86_400 ? exactTime(row.start) : dayText(row.start))
  const text = (row: ChartRow) => ({
    time: time(row),
    open: chartFigure(row.open),
    close: chartFigure(row.close),
    high: chartFigure(row.high),
    low: chartFigure(row.low),
  })
  const reading = (row: ChartRow) => {
    if (!isOne) return chartText('readingRoute', text(row))
    return row.amount === 0
      ? chartText('quiet', text(row))
      : chartText('reading', { ...text(row), amount: chartFigure(row.amount), symbol: base })
  }
  const { first, last, high, low, change } = summary
  const name = chartText('name', {
    base,
    quote,
    from: time(first),
    to: time(last),
    first: chartFigure(first.open),
    last: chartFigure(last.close),
    high: chartFigure(high),
    low: chartFigure(low),
    change: changeFigure(change ?? 0),
  })
  const figure = (of: 'open' | 'high' | 'low' | 'close' | 'amount') => (row: ChartRow) => chartFigure(row[of])
  const prices = isOne ? (['open', 'high', 'low', 'close'] as const) : (['close'] as const)
  // Narrow charts merge candles, so the first one with a trade is checked.
  const candleAt = ({ start, amount }: ChartRow) =>
    amount === 0 ? undefined : candles[0]?.findLast(({ startSeconds }) => startSeconds >= start)
  return (
    <>
      <Chart
        rows={rows}
        look={isOne ? 'candles' : 'line'}
        name={name}
        reading={reading}
        tick={(value) => tinyFigure(chartFigure(value))}
        time={(start) => chartTime(start, period === 'day' ? 'time' : 'day')}
        columns={[
          { title: chartText('column.time'), text: time },
          ...prices.map((price) => ({ title: chartText(`column.${price}`), text: figure(price) })),
          ...(isOne ? [{ title: chartText('column.amount', { symbol: base }), text: figure('amount') }] : []),
        ]}
        words={{ showTable: chartText('showTable'), hideTable: chartText('hideTable'), hint: chartText('hint') }}
        {...(isOne && {
          renderAct: (row: ChartRow) => {
            const candle = candleAt(row)
            return (
              candle !== undefined && (
                <Button size="small" onClick={() => setChecked(candle)}>
                  {chartText('check')}
                </Button>
              )
            )
          },
        })}
      />
      {checked !== null && (
        <CandleCheckDialog pool={pool} step={step} candle={checked} onClose={() => setChecked(null)} />
      )}
    </>
  )
}
