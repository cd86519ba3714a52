import { Empty } from '@musi/ui/layout/Empty'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useApiOutage } from '#platform/session/freshness/useOutage.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { ChartsFrame } from './ChartsFrame.tsx'
import { chartsText } from './frame/chartsWords.ts'
import { useWhole } from './frame/useMarket.ts'
import { MarketLists } from './lists/MarketLists.tsx'
import { PoolCharts } from './pool/PoolCharts.tsx'
import { TokenCharts } from './token/TokenCharts.tsx'
import { Overview } from './overview/Overview.tsx'

/** /charts and what is below it: one piece of code, so that the first load names one (spec: charts.page). */
export function ChartsPage() {
  const page = usePage()
  if (page?.name === 'chartsToken') return <TokenCharts identifier={page.identifier} />
  return page?.name === 'chartsPool' ? <PoolCharts identifier={page.identifier} /> : <Whole />
}

/** Totals of the exchange's trades and the jukebox's plays. */
function Whole() {
  const unserved = useApiOutage()
  const whole = useWhole()
  if (whole.kind === 'notKept')
    return (
      <ChartsFrame>
        <Section title={chartsText('notKept')}>
          <Empty>{chartsText('notKeptMore')}</Empty>
        </Section>
      </ChartsFrame>
    )
  return (
    <ChartsFrame>
      <StalenessNote staleness={unserved} what="figures" />
      <Overview history={whole} />
      <MarketLists />
    </ChartsFrame>
  )
}
