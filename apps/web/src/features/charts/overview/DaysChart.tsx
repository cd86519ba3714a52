import { Chart } from '@musi/ui/chart/Chart'
import type { ChartRow } from '@musi/ui/chart/chartRows'
import { Cluster } from '@musi/ui/layout/Stack'
import { useMemo, useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Choice } from '#platform/tokens/charts/Choice.tsx'
import { chartFigure } from '#platform/tokens/charts/chartFigure.ts'
import { chartTime } from '#platform/tokens/charts/chartTime.ts'
import { dollarFigure } from '../frame/dollarFigure.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketTotals } from '../frame/marketFigures.ts'
import styles from './Overview.module.css'

const DAY_SECONDS = 86_400
const FIGURES = ['volume', 'fees', 'trades', 'plays', 'payers'] as const
type DayFigure = (typeof FIGURES)[number]

const isDollars = (what: DayFigure) => what === 'volume' || what === 'fees'
const figureOf = (what: DayFigure, value: number) => (isDollars(what) ? dollarFigure(value) : numberText(value))

/** Chart of one total of the exchange, day by day (UTC). */
export function DaysChart({ days }: { days: MarketTotals['days'] }) {
  const [what, setWhat] = useState<DayFigure>('volume')
  const rows = useMemo(
    () =>
      days.map((day): ChartRow => {
        const amount = day[what]
        return { start: day.day * DAY_SECONDS, open: amount, high: amount, low: amount, close: amount, amount }
      }),
    [days, what],
  )
  const day = ({ start }: ChartRow) => chartTime(start, 'dayInUtc')
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return null
  const highest = rows.reduce((best, row) => (row.amount > best.amount ? row : best), first)
  const figure = ({ amount }: ChartRow) => figureOf(what, amount)
  const name = chartsText('days.name', {
    what: chartsText(`days.${what}`),
    from: day(first),
    to: day(last),
    most: figure(highest),
    day: day(highest),
    today: figure(last),
  })
  return (
    <div className={styles['days']}>
      <Cluster gap={4} lines={2} center apart className={styles['head']}>
        <h3>{chartsText('days.title')}</h3>
        <Choice
          label={chartsText('days.what')}
          names={FIGURES}
          chosen={what}
          text={(one) => chartsText(`days.${one}`)}
          onChoose={setWhat}
        />
      </Cluster>
      <Chart
        rows={rows}
        look="bars"
        name={name}
        reading={(row) => chartsText('days.reading', { day: day(row), figure: figure(row) })}
        tick={(value) => (isDollars(what) ? `$${chartFigure(value)}` : chartFigure(value))}
        time={(start) => chartTime(start, 'dayInUtc')}
        columns={[
          { title: chartsText('days.day'), text: day },
          { title: chartsText(`days.${what}`), text: figure },
        ]}
        words={{ showTable: chartText('showTable'), hideTable: chartText('hideTable'), hint: chartsText('days.hint') }}
      />
    </div>
  )
}
