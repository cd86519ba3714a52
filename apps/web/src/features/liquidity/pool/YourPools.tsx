import type { Address } from '@musi/domain/address'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { config } from '#platform/page/config/config.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { UnreadPool } from '#platform/tokens/positions/UnreadPool.tsx'
import { useHeldPools } from '#platform/tokens/positions/useHeldPools.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { PoolCard } from './PoolCard.tsx'
import styles from './PoolCard.module.css'
import { poolsText } from './poolWords.ts'

export const NoAccount = () => (
  <Unconnected
    waiting={
      <div className={styles['pools']}>
        <SkeletonRows label={poolsText('loading')} />
      </div>
    }
  >
    <div className={styles['empty']}>
      <p>{poolsText('connectFirst')}</p>
      <ConnectButton isSecondary />
    </div>
  </Unconnected>
)

/** A card for each of the account's pools; "none" only once every candidate pool has been read. */
export function YourPools({ account }: { account: Address }) {
  const { held, unread, isDone } = useHeldPools(account)
  const outage = useRpcOutage()
  return (
    <div className={styles['pools']} aria-busy={!isDone}>
      <StalenessNote staleness={outage} what="figures" />
      {held.map((pool) => (
        <PoolCard key={pool.tokens.join(' ')} pool={pool} />
      ))}
      {unread.map((tokens) => (
        <UnreadPool key={tokens.join(' ')} tokens={tokens} />
      ))}
      {!isDone && <SkeletonRows label={poolsText('loading')} />}
      {isDone && held.length > 0 && <AccountAnalytics account={account} />}
      {isDone && held.length === 0 && unread.length === 0 && (
        <div className={styles['empty']}>
          <p>
            <b>{poolsText('none')}</b>
          </p>
          <p>{poolsText('noneMore')}</p>
        </div>
      )}
    </div>
  )
}

/** Our own account page, unless another site is configured (spec: configuration.analytics-base). */
function AccountAnalytics({ account }: { account: Address }) {
  const base = config().analyticsUrlBase
  if (base === null)
    return (
      <Link to={`/account/${account}`} className={`${styles['analytics']} touch-target`}>
        {poolsText('accountAnalytics')}
      </Link>
    )
  return (
    <OutsideLink
      href={explorerLink(base, 'account', account)}
      label={poolsText('accountAnalytics')}
      className={`${styles['analytics']} touch-target`}
    >
      {`${poolsText('accountAnalytics')} ↗`}
    </OutsideLink>
  )
}
