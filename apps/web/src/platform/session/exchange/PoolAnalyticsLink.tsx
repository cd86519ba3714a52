import type { Address } from '@musi/domain/address'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { textClass } from '@musi/ui/Text'
import { config } from '#platform/page/config/config.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { exchangeText } from './exchangeWords.ts'
import { poolAddress } from './poolAddress.ts'

const LINK = `${textClass({ tone: 'link' })} touch-target`

type Props = { tokens: readonly [Address, Address]; text?: string }

/** Link to a pool's charts: our own, unless another site is configured (spec: swap.analytics-link). */
export function PoolAnalyticsLink({ tokens: [one, other], text = exchangeText('analytics') }: Props) {
  const base = config().analyticsUrlBase
  const pair = poolAddress(one, other)
  if (base === null)
    return (
      <Link to={`/charts/pool/${pair}`} className={LINK}>
        {text}
      </Link>
    )
  return (
    <OutsideLink href={explorerLink(base, 'pair', pair)} label={text} className={LINK}>
      {`${text} ↗`}
    </OutsideLink>
  )
}
