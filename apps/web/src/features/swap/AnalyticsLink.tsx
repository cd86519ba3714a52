import { pairAddress } from '@musi/domain/exchange/pairAddress'
import type { Trade } from '@musi/domain/exchange/trade'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '../../platform/page/config/config.ts'
import { exchangePlaces } from '../../platform/session/exchange/exchangePlaces.ts'
import { OutsideLink } from '../../platform/page/links/OutsideLink.tsx'
import styles from './SwapDetails.module.css'
import { t } from './swapWords.ts'

/** Where nothing is configured there is no link (decisions.md §28); V1 has no pairs. */
export function AnalyticsLink({ trade: { route, version } }: { trade: Trade }) {
  const base = config().analyticsUrlBase
  const [pair] = route.pairs
  if (base === null || pair === undefined || version === 'v1') return null
  const address = pairAddress(exchangePlaces().never.pairFactory, pair.token0, pair.token1)
  return (
    <OutsideLink href={explorerLink(base, 'pair', address)} label={t('analytics')} className={styles['link']}>
      {`${t('analytics')} ↗`}
    </OutsideLink>
  )
}
