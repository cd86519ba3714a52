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
import { type CollectableAmount, collectableKey } from './collectIntent.ts'

const DIGITS = 6

const CollectableName = ({ collectable }: { collectable: CollectableAmount }) =>
  collectable.kind === 'rewards' ? <PoolName pool={collectable.pool} /> : miningText('collect.airdrop')

function PoolName({ pool }: { pool: RewardPool }) {
  const named = useNamedPool(pool)
  return named === null ? <Skeleton /> : pairText(named.currencies)
}

type Props = {
  uni: Token
  all: readonly CollectableAmount[]
  /** State of one reward. */
  stateOf?: (collectable: CollectableAmount) => ReactNode
}

/** The collectable amounts, each with its source. */
export const CollectableList = ({ uni, all, stateOf }: Props) => (
  <Stack as="ul" gap={2}>
    {all.map((collectable) => (
      <Cluster as="li" key={collectableKey(collectable)} gap={4} lines={0} apart>
        <span>
          <CollectableName collectable={collectable} />
        </span>
        <Text as="span" tone="strong" figures>
          {amountText(amountOf(uni, collectable.amount), DIGITS)}
        </Text>
        {stateOf !== undefined && (
          <Text as="span" tone="muted" size={14} className={styles['state']}>
            {stateOf(collectable)}
          </Text>
        )}
      </Cluster>
    ))}
  </Stack>
)
