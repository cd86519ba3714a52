import { Skeleton } from '@musi/ui/Skeleton'
import { useEffect, useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import type { History } from '#platform/session/history/useHistory.ts'
import { dollarFigure } from '../frame/dollarFigure.ts'
import type { TotalFigure } from '../breakdown/TotalBreakdown.tsx'
import type { MarketTotals } from '../frame/marketFigures.ts'
import { chartTime } from '#platform/tokens/charts/chartTime.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import { FigureGrid, FigurePlaceholder, OpenFigure } from '../frame/OpenFigure.tsx'
import styles from './Overview.module.css'

const ChartPlaceholder = () => (
  <div className={styles['room']}>
    <Skeleton shape="block" label={chartText('loading')} />
  </div>
)
async function loadDaysChart() {
  const { DaysChart: Loaded } = await import('./DaysChart.tsx')
  // Creating the date formatter takes 40 ms on a phone, so it happens outside the rendering task.
  chartTime(0, 'dayInUtc')
  return Loaded
}
const DaysChart = latePart(loadDaysChart, { Waiting: ChartPlaceholder })
const TotalBreakdown = latePress(async () => (await import('../breakdown/TotalBreakdown.tsx')).TotalBreakdown)

/** Totals of the exchange, each with its breakdown, and the days of a month. */
export function Overview({ history }: { history: History<MarketTotals> }) {
  const [open, setOpen] = useState<TotalFigure | null>(null)
  const totals = history.kind === 'read' ? history.rows[0] : undefined
  // The chart's code loads while the figures are read; it is drawn after them, so that neither blocks the page for
  // long.
  useEffect(() => void loadDaysChart().catch(() => undefined), [])
  return (
    <Section title={chartsText('overview.title')}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <FigurePlaceholders />}
      {totals !== undefined && (
        <>
          <FigureGrid>
            <Figures totals={totals} onOpen={setOpen} />
          </FigureGrid>
          <DaysChart days={totals.days} />
        </>
      )}
      {totals !== undefined && open !== null && (
        <TotalBreakdown figure={open} totals={totals} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

const FigurePlaceholders = () => (
  <>
    <FigureGrid>
      <FigurePlaceholder label={chartsText('overview.locked')} hasNote />
      <FigurePlaceholder label={chartsText('overview.volume')} hasNote />
      <FigurePlaceholder label={chartsText('overview.fees')} />
      <FigurePlaceholder label={chartsText('overview.plays')} />
      <FigurePlaceholder label={chartsText('overview.payers')} />
    </FigureGrid>
    <ChartPlaceholder />
  </>
)

function Figures({ totals, onOpen }: { totals: MarketTotals; onOpen: (figure: TotalFigure) => void }) {
  const { locked, pools, withoutPrice, day, week } = totals
  const count = chartsText('overview.pools', { count: pools })
  const unpriced = withoutPrice === 0 ? null : chartsText('overview.unpriced', { count: withoutPrice })
  return (
    <>
      <OpenFigure
        label={chartsText('overview.locked')}
        value={dollarFigure(locked)}
        note={unpriced === null ? count : `${count} · ${unpriced}`}
        onOpen={() => onOpen('locked')}
      />
      <OpenFigure
        label={chartsText('overview.volume')}
        value={dollarFigure(day.volume)}
        note={chartsText('overview.trades', { count: day.trades })}
        onOpen={() => onOpen('volume')}
      />
      <OpenFigure label={chartsText('overview.fees')} value={dollarFigure(day.fees)} onOpen={() => onOpen('fees')} />
      <OpenFigure label={chartsText('overview.plays')} value={numberText(week.plays)} onOpen={() => onOpen('heard')} />
      <OpenFigure
        label={chartsText('overview.payers')}
        value={numberText(week.payers)}
        onOpen={() => onOpen('payers')}
      />
    </>
  )
}
