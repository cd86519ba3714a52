import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { earned } from '@musi/chain/reads/rewards/earned'
import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Rows } from '@musi/ui/layout/Rows'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Section } from '#platform/page/card/Section.tsx'
import { config } from '#platform/page/config/config.ts'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useAirdrop } from '#platform/session/claim/useAirdrop.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { accountPageText } from '../frame/accountWords.ts'
import styles from '../frame/Account.module.css'

const DIGITS = 6

type Props = { account: Address; isOwn: boolean }

/** The account's stakes and rewards; renders nothing on a chain without a reward token. */
export function AccountRewards({ account, isOwn }: Props) {
  const uni = uniToken()
  return uni === null ? null : <Rewards account={account} isOwn={isOwn} uni={uni} />
}

function Rewards({ account, isOwn, uni }: Props & { uni: Token }) {
  const pools = config().book?.stakingPools ?? []
  const stakes = useReads(pools.map(({ rewards }) => balanceOf(rewards, account)))
  const earnings = useReads(pools.map(({ rewards }) => earned(rewards, account)))
  const airdrop = useAirdrop(account)
  const states = [...stakes, ...earnings]
  const isRead = airdrop !== null && states.every(({ kind }) => kind === 'value')
  const isBroken = states.some(({ kind }) => kind === 'error')
  const rows = pools.flatMap(({ pair, rewards }, at) => {
    const stake = stakes[at]
    const gain = earnings[at]
    if (stake?.kind !== 'value' || gain?.kind !== 'value') return []
    return stake.value > 0n || gain.value > 0n ? [{ pair, rewards, staked: stake.value, gained: gain.value }] : []
  })
  const isSettled = useSettled(isRead || isBroken)
  const hasNone = rows.length === 0 && airdrop === 0n
  return (
    <Section title={accountPageText('rewards.title')} isReading={!isSettled} isEmpty={isRead && hasNone}>
      <Rows>
        {rows.map(({ pair, rewards, staked, gained }) => (
          <li key={rewards} className={styles['row']}>
            <Stack as="span" shrinks className={styles['what']}>
              <b>
                <NameText address={pair} />
              </b>{' '}
              <Note as="small" breaks>
                {accountPageText('rewards.staked')} <Amount currency={pair} amount={staked} />
              </Note>
            </Stack>
            <Stack as="span" shrinks className={styles['figures']}>
              <Money amount={amountOf(uni, gained)} digits={DIGITS} />{' '}
              <Note as="small" breaks>
                {accountPageText('rewards.earned')}
              </Note>
            </Stack>
          </li>
        ))}
        {airdrop !== null && airdrop > 0n && (
          <li className={styles['row']}>
            <Stack as="span" shrinks className={styles['what']}>
              <b>{accountPageText('rewards.airdrop')}</b>
            </Stack>
            <Stack as="span" shrinks className={styles['figures']}>
              <Money amount={amountOf(uni, airdrop)} digits={DIGITS} />
            </Stack>
          </li>
        )}
      </Rows>
      {!isRead &&
        (isBroken ? <Empty>{accountPageText('unread')}</Empty> : <SkeletonRows label={accountPageText('loading')} />)}
      {isRead && hasNone && <Empty>{accountPageText('rewards.none')}</Empty>}
      {isRead && hasNone && isOwn && (
        <Cluster as="p" nowrap>
          <Link to="/uni" className={buttonClass({ size: 'small' })}>
            {accountPageText('rewards.earn')}
          </Link>
        </Cluster>
      )}
    </Section>
  )
}
