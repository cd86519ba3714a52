import type { Address } from '@musi/domain/address'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '../../page/config/config.ts'
import { OutsideLink } from '../../page/links/OutsideLink.tsx'
import { t } from './exchangeWords.ts'
import styles from './PoolAnalyticsLink.module.css'
import { poolAddress } from './poolAddress.ts'

type Props = { tokens: readonly [Address, Address]; text?: string }

/** Links to the analytics of a pool. Without a configured base URL there is no link (spec: swap.analytics-link). */
export function PoolAnalyticsLink({ tokens: [one, other], text = t('analytics') }: Props) {
  const base = config().analyticsUrlBase
  if (base === null) return null
  return (
    <OutsideLink
      href={explorerLink(base, 'pair', poolAddress(one, other))}
      label={text}
      className={`${styles['link']} finger`}
    >
      {`${text} ↗`}
    </OutsideLink>
  )
}
