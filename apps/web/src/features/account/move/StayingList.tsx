import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Rows } from '@musi/ui/layout/Rows'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import type { ReactNode } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { poolPath } from '#platform/session/rewards/rewardPools.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import styles from '../frame/Account.module.css'
import { moveText } from './moveWords.ts'
import { useStaying } from './useStaying.ts'

/** Things that a transfer does not move, each with a link to the page where they can be withdrawn. */
export function StayingList({ account }: { account: Address }) {
  const { pools, airdrop, orders, votesWith, hasMusic, isUnread } = useStaying(account)
  const uni = uniToken()
  const isEmpty = pools.length === 0 && !airdrop && !orders && votesWith === null && !hasMusic
  if (isEmpty && !isUnread) return null
  return (
    <Stack gap={2}>
      <Note as="h3">{moveText('staying')}</Note>
      <Rows id="move-staying">
        {pools.map((pool) => (
          <Row key={pool.rewards} to={poolPath(pool, '/uni')}>
            {withParts(moveText('staying.pool', { pair: '⟦pair⟧' }), {
              pair: <NameText address={pool.shares.address} />,
            })}
          </Row>
        ))}
        {airdrop !== null && airdrop > 0n && uni !== null && (
          <li className={styles['row']}>
            <span className={styles['what']}>
              {moveText('staying.airdrop', { amount: exactText(amountOf(uni, airdrop)) })}
            </span>
            <Button size="small" onClick={() => showModal('SELF_CLAIM')}>
              {moveText('staying.open')}
            </Button>
          </li>
        )}
        {orders !== null && orders > 0 && (
          <Row to={`/account/${account}#own-orders`}>{moveText('staying.orders', { count: orders })}</Row>
        )}
        {votesWith !== null && (
          <Row to="/vote">
            {withParts(moveText('staying.votes', { name: '⟦name⟧' }), { name: <NameText address={votesWith} /> })}
          </Row>
        )}
        {hasMusic && <Row to="/studio">{moveText('staying.songs')}</Row>}
      </Rows>
      <Note as="output">{isUnread ? moveText('staying.unread') : null}</Note>
    </Stack>
  )
}

const Row = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className={styles['row']}>
    <span className={styles['what']}>{children}</span>
    <Link to={to}>{moveText('staying.open')}</Link>
  </li>
)
