import type { ReactNode } from 'react'
import { buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { Link } from '#platform/page/navigation/Link.tsx'
import card from '#platform/page/card/Page.module.css'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import styles from './frame/PoolScreen.module.css'
import { poolsText } from './pool/poolWords.ts'

/** Page layout, shown before data loads. The build also renders it into the served page (app/sketch). */
export const PoolFrame = ({ children }: { children: ReactNode }) => (
  <section id="pool-page" className={`${card['page']} ${styles['page']}`} aria-labelledby="pool-title">
    <Cluster as="header" gap={3} center apart>
      <h1 id="pool-title" tabIndex={-1}>
        {poolsText('title')}
      </h1>
      <Cluster gap={2}>
        <Link to="/create/ETH" className={buttonClass()}>
          {poolsText('create')}
        </Link>
        <Link id="join-pool-button" to="/add/ETH" className={buttonClass({ kind: 'primary' })}>
          {poolsText('add')}
        </Link>
      </Cluster>
    </Cluster>
    <details className={styles['rewards']}>
      <summary>
        <Icon name="pool" />
        <h2>{poolsText('rewards')}</h2>
        <Icon name="down" />
      </summary>
      <p>{poolsText('rewardsText', { fee: poolFeeText(1) })}</p>
    </details>
    <h2 id="your-liquidity" className={styles['yours']}>
      {poolsText('yours')}
    </h2>
    {children}
  </section>
)
