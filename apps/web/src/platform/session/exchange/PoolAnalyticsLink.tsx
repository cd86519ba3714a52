import type { Address } from '@musi/domain/address'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '#platform/page/config/config.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { t } from './exchangeWords.ts'
import styles from './PoolAnalyticsLink.module.css'
import { poolAddress } from './poolAddress.ts'

type Props = { tokens: readonly [Address, Address]; text?: string }

/** To the charts of a pool: our own, unless somebody else’s are configured (spec: swap.analytics-link). */
export function PoolAnalyticsLink({ tokens: [one, other], text = t('analytics') }: Props) {
  const base = config().analyticsUrlBase
  const pair = poolAddress(one, other)
  if (base === null)
    return (
      <Link to={`/charts/pool/${pair}`} className={`${styles['link']} finger`}>
        {text}
      </Link>
    )
  return (
    <OutsideLink href={explorerLink(base, 'pair', pair)} label={text} className={`${styles['link']} finger`}>
      {`${text} ↗`}
    </OutsideLink>
  )
}
