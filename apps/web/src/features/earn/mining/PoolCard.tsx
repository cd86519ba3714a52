import { figureText } from '#platform/page/money/figureText.ts'
import { amountOf, type Token } from '@musi/domain/currency'
import { type PoolReport, runningReport } from '@musi/domain/staking/poolReport'
import { ownDeposit } from '@musi/domain/staking/stakedValue'
import { ownRateText, poolRateText } from '@musi/domain/staking/stakingText'
import { buttonClass } from '@musi/ui/controls/Button'
import { Facts } from '@musi/ui/layout/Facts'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { amountText } from '#platform/page/money/amountText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { miningText } from './miningWords.ts'
import { ArtistOfPair, PairLogos, pairText } from './PairName.tsx'
import panel from '#platform/page/card/Card.module.css'
import styles from './EarnPage.module.css'
import { poolPath } from '#platform/session/rewards/rewardPools.ts'
import { TotalDeposited } from './TotalDeposited.tsx'
import { useHasEnded } from '#platform/session/rewards/useRewardClock.ts'
import { type NamedPool, useNamedPool } from './useNamedPool.ts'
import type { RewardPoolState } from './useRewardPools.ts'
import { YearlyYield } from './YearlyYield.tsx'

const DIGITS = 4

type Props = { state: RewardPoolState; report: PoolReport; uni: Token }

/** One reward pool of the list (spec: staking.list). */
export function PoolCard({ state: { pool, deposited }, report, uni }: Props) {
  const named = useNamedPool(pool)
  if (named !== null) return <NamedCard {...{ pool: named, deposited, report, uni }} />
  return (
    <li className={`${panel['roomy']} ${styles['card']}`}>
      <Skeleton shape="cover" label={miningText('reading')} />
    </li>
  )
}

type CardProps = Omit<Props, 'state'> & { pool: NamedPool; deposited: bigint | null }

function NamedCard({ pool, deposited, report, uni }: CardProps) {
  const hasEnded = useHasEnded(report.endSeconds)
  const { staked, earned, totalStaked, totalRate, ownRate } = runningReport(report, hasEnded)
  const isStaked = staked > 0n
  const pair = pairText(pool.currencies)
  return (
    <li className={`${panel['roomy']} ${styles['card']}`} data-staked={isStaked || undefined}>
      <header className={styles['face']}>
        <PairLogos currencies={pool.currencies} />
        <Stack shrinks>
          <h3>{pair}</h3>
          <ArtistOfPair currencies={pool.currencies} />
        </Stack>
      </header>
      <dl className={styles['main']}>
        <div>
          <Note as="dt">{miningText('yield')}</Note>
          <dd>
            <YearlyYield {...{ uni, totalRate, deposited }} />
          </dd>
        </div>
        {isStaked && (
          <div>
            <Note as="dt">{miningText('yourDeposit')}</Note>
            <dd>
              <TotalDeposited deposited={ownDeposit(deposited, staked, totalStaked)} />
            </dd>
          </div>
        )}
      </dl>
      <Facts look="columns">
        <dt>{miningText('totalDeposited')}</dt>
        <dd>
          <TotalDeposited deposited={deposited} />
        </dd>
        <dt>{miningText('poolRate')}</dt>
        <dd>{miningText('perWeek', { rate: poolRateText(totalRate, figureText) })}</dd>
        {isStaked && (
          <>
            <dt>{miningText('yourRate')}</dt>
            <Text as="dd" weight={620}>
              {miningText('perWeek', { rate: ownRateText(ownRate, figureText) })}
            </Text>
          </>
        )}
      </Facts>
      {hasEnded && (
        <Text tone="caution" size={14}>
          {miningText(isStaked ? 'card.idle' : 'card.ended')}
        </Text>
      )}
      {earned > 0n && (
        <Text tone="strong" size={14} figures>
          {miningText('card.waits', { amount: amountText(amountOf(uni, earned), DIGITS) })}
        </Text>
      )}
      <Link
        to={poolPath(pool, '/uni')}
        className={buttonClass({ block: true })}
        aria-label={miningText(isStaked ? 'manage.pool' : 'deposit.pool', { pair })}
      >
        {miningText(isStaked ? 'manage' : 'deposit')}
      </Link>
    </li>
  )
}
