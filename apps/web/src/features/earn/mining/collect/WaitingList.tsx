import { type Token, amountOf } from '@musi/domain/currency'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { amountText } from '#platform/page/money/amountText.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'
import { miningText } from '../miningWords.ts'
import { pairText } from '../PairName.tsx'
import styles from './Collect.module.css'
import { useNamedPool } from '../useNamedPool.ts'
import { type Waiting, waitingKey } from './collectIntent.ts'

const DIGITS = 6

const WaitingName = ({ waiting }: { waiting: Waiting }) =>
  waiting.kind === 'rewards' ? <PoolName pool={waiting.pool} /> : miningText('collect.airdrop')

function PoolName({ pool }: { pool: RewardPool }) {
  const named = useNamedPool(pool)
  return named === null ? <Skeleton /> : pairText(named.currencies)
}

type Props = {
  uni: Token
  all: readonly Waiting[]
  /** State of one reward. */
  stateOf?: (waiting: Waiting) => ReactNode
}

/** The rewards by place, with amounts. */
export const WaitingList = ({ uni, all, stateOf }: Props) => (
  <Stack as="ul" gap={2}>
    {all.map((waiting) => (
      <Cluster as="li" key={waitingKey(waiting)} gap={4} lines={0} apart>
        <span>
          <WaitingName waiting={waiting} />
        </span>
        <Text as="span" tone="strong" figures>
          {amountText(amountOf(uni, waiting.amount), DIGITS)}
        </Text>
        {stateOf !== undefined && (
          <Text as="span" tone="muted" size={14} className={styles['state']}>
            {stateOf(waiting)}
          </Text>
        )}
      </Cluster>
    ))}
  </Stack>
)
