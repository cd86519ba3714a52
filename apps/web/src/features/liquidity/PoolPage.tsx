import { buttonClass } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { Link } from '../../platform/page/navigation/Link.tsx'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { ImportLink } from './pool/ImportLink.tsx'
import styles from './pool/PoolPage.module.css'
import { NoAccount, YourPools } from './pool/YourPools.tsx'
import { t } from './pool/poolWords.ts'

/** What the account has given to pools (spec: liquidity.pool-list). */
export function PoolPage() {
  const account = useAccount()
  return (
    <section id="pool-page" className={styles['page']} aria-labelledby="pool-title">
      <header className={styles['banner']}>
        <h1 id="pool-title" tabIndex={-1}>
          {t('title')}
        </h1>
        <h2>
          <Icon name="pool" /> {t('rewards')}
        </h2>
        <p>{t('rewardsText')}</p>
      </header>
      <div className={styles['head']}>
        <h2 id="your-liquidity">{t('yours')}</h2>
        <div className={styles['ways']}>
          <Link to="/create/ETH" className={buttonClass()}>
            {t('create')}
          </Link>
          <Link id="join-pool-button" to="/add/ETH" className={buttonClass({ kind: 'primary' })}>
            {t('add')}
          </Link>
        </div>
      </div>
      {account === null ? <NoAccount /> : <YourPools key={account} account={account} />}
      <ImportLink account={account} />
    </section>
  )
}
