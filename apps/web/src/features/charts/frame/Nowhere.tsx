import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Detail } from './Detail.tsx'
import { t } from './chartsWords.ts'

/** Shown for a token without a pool, or an address that is not a pool: what that means, and where to go. */
export const Nowhere = ({ what }: { what: 'token' | 'pool' }) => (
  <Detail
    kind={t(`${what}.kind`)}
    title={t(`${what}.none`)}
    ways={
      <Link to="/charts" className={buttonClass()}>
        {t('toCharts')}
      </Link>
    }
  >
    <Section title={t(`${what}.none`)} titleHidden>
      <Empty>{t(`${what}.noneText`)}</Empty>
    </Section>
  </Detail>
)
