import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { earned } from '@musi/chain/reads/rewards/earned'
import { periodFinish } from '@musi/chain/reads/rewards/periodFinish'
import { type Reserves, pairReserves } from '@musi/chain/reads/pools/pairReserves'
import { rewardRate } from '@musi/chain/reads/rewards/rewardRate'
import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { type PoolReading, poolReport } from '@musi/domain/staking/poolReport'
import { stakedInNative } from '@musi/domain/staking/stakedValue'
import { useEffect } from 'react'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import type { Age } from '#platform/session/freshness/staleness.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'

export type RewardPoolState<Pool extends RewardPool = RewardPool> = {
  readonly pool: Pool
  readonly reading: PoolReading
  /** Worth of all staked shares in the native currency; null while unknown. */
  readonly deposited: bigint | null
  /** The account's shares that could be staked; null if not read, or nobody is connected. */
  readonly unstaked: bigint | null
  /** Ages of the answers that a click relies on. */
  readonly ages: readonly (Age | null)[]
}

const readingOf = (state: CallState<bigint> | undefined) =>
  state === undefined || state.kind === 'loading' ? 'loading' : state.kind === 'error' ? 'failed' : state.value

const valueOf = (state: CallState<bigint> | undefined): bigint | null => (state?.kind === 'value' ? state.value : null)

/** Reads of one pool, in the order in which they are destructured below. */
const poolReads = ({ rewards, shares }: RewardPool) => [
  totalSupply(rewards),
  rewardRate(rewards),
  periodFinish(rewards),
  totalSupply(shares.address),
]
const accountReads = ({ rewards, shares }: RewardPool, account: Address | null) =>
  account === null ? [] : [balanceOf(rewards, account), earned(rewards, account), balanceOf(shares.address, account)]

/** State of the reward pools at each block (spec: staking.report). */
export function useRewardPools<Pool extends RewardPool>(pools: readonly Pool[]): readonly RewardPoolState<Pool>[] {
  const account = useAccount()
  const all = useReads(pools.flatMap(poolReads))
  const own = useReads(pools.flatMap((pool) => accountReads(pool, account)))
  const reserves = useReads(pools.map(({ shares }) => pairReserves(shares.address)))
  const states = pools.map((pool, at): RewardPoolState<Pool> => {
    const [totalStaked, totalRate, finish, supply] = all.slice(at * 4, at * 4 + 4)
    const [staked, earnings, unstaked] = account === null ? [] : own.slice(at * 3, at * 3 + 3)
    const reading = poolReport(
      {
        staked: readingOf(staked),
        earned: readingOf(earnings),
        totalStaked: readingOf(totalStaked),
        totalRate: readingOf(totalRate),
        periodFinish: readingOf(finish),
      },
      account !== null,
    )
    return {
      pool,
      reading,
      deposited: worthOf(pool, reserves[at], valueOf(totalStaked), valueOf(supply)),
      unstaked: valueOf(unstaked),
      ages: [totalStaked ?? null, ...(account === null ? [] : [staked ?? null, earnings ?? null, unstaked ?? null])],
    }
  })
  useFailureLog(states)
  return states
}

function worthOf(
  { sides: [token0, token1] }: RewardPool,
  reserves: CallState<Reserves> | undefined,
  staked: bigint | null,
  supply: bigint | null,
): bigint | null {
  const wrapped = wrappedNative()
  if (reserves?.kind !== 'value' || staked === null || supply === null || wrapped === null) return null
  const [reserve0, reserve1] = reserves.value
  return stakedInNative({ token0, token1, reserve0, reserve1 }, wrapped.address, staked, supply)
}

/** Logs each pool that cannot be read, once; such pools are left out of the list (spec: staking.report). */
function useFailureLog(states: readonly RewardPoolState[]): void {
  const failed = states.flatMap(({ pool, reading }) => (reading.kind === 'failed' ? pool.rewards : [])).join(' ')
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification has it logged
    if (failed !== '') console.error('Failed to load staking rewards info', failed)
  }, [failed])
}
