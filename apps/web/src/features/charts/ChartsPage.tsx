import { BehindNote } from '../../platform/session/freshness/BehindNote.tsx'
import { useAway } from '../../platform/session/freshness/useAway.ts'
import { Empty, Section } from '../../platform/page/card/Section.tsx'
import { ChartsFrame } from './ChartsFrame.tsx'
import { t } from './frame/chartsWords.ts'
import { useWhole } from './frame/useMarket.ts'
import { MarketLists } from './lists/MarketLists.tsx'
import { Overview } from './overview/Overview.tsx'

/** /charts: what the whole exchange traded and the whole jukebox played (spec: charts.page). */
export function ChartsPage() {
  const away = useAway()
  const whole = useWhole()
  if (whole.kind === 'notKept')
    return (
      <ChartsFrame>
        <Section title={t('notKept')}>
          <Empty>{t('notKeptMore')}</Empty>
        </Section>
      </ChartsFrame>
    )
  return (
    <ChartsFrame>
      <BehindNote behind={away} what="figures" />
      <Overview history={whole} />
      <MarketLists />
    </ChartsFrame>
  )
}
