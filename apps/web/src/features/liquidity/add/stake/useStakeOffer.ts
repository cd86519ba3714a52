import { allowance } from '@musi/chain/reads/tokens/allowance'
import { periodFinish } from '@musi/chain/reads/rewards/periodFinish'
import type { Address } from '@musi/domain/address'
import { useRead } from '#platform/session/chain/useRead.ts'
import { type RewardPool, rewardPools } from '#platform/session/rewards/rewardPools.ts'
import { useHasEnded } from '#platform/session/rewards/useRewardClock.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'

/** A pool whose shares earn rewards. */
export type StakeOffer = {
  readonly pool: RewardPool
  /** The reward contract's current allowance; null while unknown. */
  readonly allowed: bigint | null
  /** True if the wallet adds and deposits in one batch; other wallets need two transactions. */
  readonly isBatched: boolean
}

/** The reward pool of a pair's shares; null if there is none, it has ended, or it is not read yet (spec: liquidity.add-and-stake). */
export function useStakeOffer(pair: Address | null): StakeOffer | null {
  const account = useAccount()
  const pool = rewardPools().find(({ shares }) => shares.address === pair) ?? null
  const end = useRead(pool && periodFinish(pool.rewards))
  const hasEnded = useHasEnded(end.kind === 'value' ? Number(end.value) : undefined)
  const allowed = useRead(
    pool === null || account === null ? null : allowance(pool.shares.address, account, pool.rewards),
  )
  const ability = useBatchAbility()
  if (pool === null || end.kind !== 'value' || hasEnded) return null
  return { pool, allowed: allowed.kind === 'value' ? allowed.value : null, isBatched: ability === 'whole' }
}
