import { Skeleton } from '@musi/ui/Skeleton'
import { useEffect, useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { latePart, latePress } from '#platform/page/loading/latePart.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import type { History } from '#platform/session/history/useHistory.ts'
import { dollarFigure } from '../frame/dollarFigure.ts'
import type { WholeFigure } from '../made/MadeOfWhole.tsx'
import type { MarketWhole } from '../frame/marketFigures.ts'
import { chartTime } from '#platform/tokens/charts/chartTime.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import { FigureGrid, FigureRoom, OpenFigure } from '../frame/OpenFigure.tsx'
import styles from './Overview.module.css'

const Waiting = () => (
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
const DaysChart = latePart(loadDaysChart, { Waiting })
const MadeOfWhole = latePress(async () => (await import('../made/MadeOfWhole.tsx')).MadeOfWhole)

/** Totals of the exchange, each with its breakdown, and the days of a month. */
export function Overview({ history }: { history: History<MarketWhole> }) {
  const [open, setOpen] = useState<WholeFigure | null>(null)
  const whole = history.kind === 'read' ? history.rows[0] : undefined
  // The chart's code loads while the figures are read; it is drawn after them, so that neither blocks the page for
  // long.
  useEffect(() => void loadDaysChart().catch(() => undefined), [])
  return (
    <Section title={chartsText('overview.title')}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Rooms />}
      {whole !== undefined && (
        <>
          <FigureGrid>
            <Figures whole={whole} onOpen={setOpen} />
          </FigureGrid>
          <DaysChart days={whole.days} />
        </>
      )}
      {whole !== undefined && open !== null && (
        <MadeOfWhole figure={open} whole={whole} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

const Rooms = () => (
  <>
    <FigureGrid>
      <FigureRoom label={chartsText('overview.locked')} hasNote />
      <FigureRoom label={chartsText('overview.volume')} hasNote />
      <FigureRoom label={chartsText('overview.fees')} />
      <FigureRoom label={chartsText('overview.plays')} />
      <FigureRoom label={chartsText('overview.payers')} />
    </FigureGrid>
    <Waiting />
  </>
)

function Figures({ whole, onOpen }: { whole: MarketWhole; onOpen: (figure: WholeFigure) => void }) {
  const { locked, pools, withoutPrice, day, week } = whole
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
