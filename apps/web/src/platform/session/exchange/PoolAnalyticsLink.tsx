import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '../../page/config/config.ts'
import { OutsideLink } from '../../page/links/OutsideLink.tsx'
import { exchangePlaces } from './exchangePlaces.ts'
import { t } from './exchangeWords.ts'
import styles from './PoolAnalyticsLink.module.css'

/** To the figures of the pool of two tokens. Where nothing is configured there is no link (spec: swap.analytics-link). */
export function PoolAnalyticsLink({ tokens: [one, other] }: { tokens: readonly [Address, Address] }) {
  const base = config().analyticsUrlBase
  if (base === null) return null
  const address = pairAddress(exchangePlaces().never.pairFactory, one, other)
  return (
    <OutsideLink href={explorerLink(base, 'pair', address)} label={t('analytics')} className={styles['link']}>
      {`${t('analytics')} ↗`}
    </OutsideLink>
  )
}
