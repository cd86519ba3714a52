import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Detail } from './Detail.tsx'
import { t } from './chartsWords.ts'

/** A token without a pool, or a pool that is none: what that means, and the way on. */
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
