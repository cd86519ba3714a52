import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Detail } from './Detail.tsx'
import { chartsText } from './chartsWords.ts'

/** Shown for a token without a pool, or an address that is not a pool: what that means, and where to go. */
export const NotFound = ({ what }: { what: 'token' | 'pool' }) => (
  <Detail
    kind={chartsText(`${what}.kind`)}
    title={chartsText(`${what}.none`)}
    actions={
      <Link to="/charts" className={buttonClass()}>
        {chartsText('toCharts')}
      </Link>
    }
  >
    <Section title={chartsText(`${what}.none`)} titleHidden>
      <Empty>{chartsText(`${what}.noneText`)}</Empty>
    </Section>
  </Detail>
)
