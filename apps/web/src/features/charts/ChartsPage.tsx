import { Empty } from '@musi/ui/layout/Empty'
import { useMedia } from '#platform/page/theme/useMedia.ts'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useApiOutage } from '#platform/session/freshness/useOutage.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { ChartsFrame } from './ChartsFrame.tsx'
import styles from './ChartsFrame.module.css'
import { chartsText } from './frame/chartsWords.ts'
import { useMarketTotals } from './frame/useMarket.ts'
import { MarketLists } from './lists/MarketLists.tsx'
import { PoolCharts } from './pool/PoolCharts.tsx'
import { TokenCharts } from './token/TokenCharts.tsx'
import { Overview } from './overview/Overview.tsx'

/**
 * The page of /charts and the paths below it; a single module, so that the first load lists one
 * file (spec: charts.page).
 */
export function ChartsPage() {
  const page = usePage()
  if (page?.name === 'chartsToken') return <TokenCharts identifier={page.identifier} />
  return page?.name === 'chartsPool' ? <PoolCharts identifier={page.identifier} /> : <ExchangeCharts />
}

/** Totals of the exchange's trades and the jukebox's plays. */
function ExchangeCharts() {
  const unserved = useApiOutage()
  const totals = useMarketTotals()
  // A phone shows the ranking, whose songs can be played, before the totals.
  const isNarrow = useMedia('(max-width: 720px)')
  if (totals.kind === 'notKept')
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
      {isNarrow ? (
        <>
          <div className={styles['ranking']}>
            <MarketLists />
          </div>
          <Overview history={totals} />
        </>
      ) : (
        <>
          <Overview history={totals} />
          <MarketLists />
        </>
      )}
    </ChartsFrame>
  )
}
