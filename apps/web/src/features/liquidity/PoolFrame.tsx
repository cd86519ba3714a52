import type { ReactNode } from 'react'
import { buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Link } from '#platform/page/navigation/Link.tsx'
import card from '#platform/page/card/Page.module.css'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import styles from './frame/PoolScreen.module.css'
import { poolsText } from './pool/poolWords.ts'

/** Page layout, shown before data loads. The build also renders it into the served page (app/sketch). */
export const PoolFrame = ({ children }: { children: ReactNode }) => (
  <section id="pool-page" className={`${card['page']} ${styles['page']}`} aria-labelledby="pool-title">
    <Stack as="header" gap={2} className={styles['banner']}>
      <h1 id="pool-title" tabIndex={-1}>
        {poolsText('title')}
      </h1>
      <h2>
        <Icon name="pool" /> {poolsText('rewards')}
      </h2>
      <p>{poolsText('rewardsText', { fee: poolFeeText(1) })}</p>
    </Stack>
    <Cluster gap={3} center apart className={styles['poolFrameHead']}>
      <h2 id="your-liquidity">{poolsText('yours')}</h2>
      <Cluster gap={2}>
        <Link to="/create/ETH" className={buttonClass()}>
          {poolsText('create')}
        </Link>
        <Link id="join-pool-button" to="/add/ETH" className={buttonClass({ kind: 'primary' })}>
          {poolsText('add')}
        </Link>
      </Cluster>
    </Cluster>
    {children}
  </section>
)
