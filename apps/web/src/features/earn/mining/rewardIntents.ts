import type { PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Token } from '@musi/domain/currency'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'
import { sharesSide } from '#platform/session/rewards/stakeIntent.ts'

/** Rewards accrue each second, so at least the shown amount arrives. */
const rewardSides = (uni: Token, earned: bigint): PromisedAmounts['gets'] =>
  earned === 0n ? [] : [{ asset: { kind: 'token', address: uni.address }, amount: earned, bound: 'atLeast' }]

type WithdrawParams = { pool: RewardPool; uni: Token; staked: bigint; earned: bigint }

/** Takes everything out and collects what was earned. */
export const withdrawIntent = ({ pool, uni, staked, earned }: WithdrawParams): SendIntent =>
  actIntent({
    key: `unstake ${pool.rewards}`,
    action: { kind: 'unstake', shares: pool.shares, reward: uni },
    shown: sealedTerms({ kind: 'unstake', pair: pool.shares.address, amount: 'all' }, [
      pool.shares.address,
      uni.address,
    ]),
    code: () => import('@musi/chain/writes/rewards/unstake'),
    write: ({ unstake }) => unstake({ rewards: pool.rewards, amount: 'all' }),
    gets: [sharesSide(pool, staked), ...rewardSides(uni, earned)],
  })

/** Collects what was earned; the stake stays. */
export const collectIntent = ({ pool, uni, earned }: Omit<WithdrawParams, 'staked'>): SendIntent =>
  actIntent({
    key: `collect ${pool.rewards}`,
    action: { kind: 'collectRewards', reward: uni },
    shown: sealedTerms({ kind: 'collectRewards', pair: pool.shares.address }, [uni.address]),
    code: () => import('@musi/chain/writes/rewards/collectRewards'),
    write: ({ collectRewards }) => collectRewards({ rewards: pool.rewards }),
    gets: rewardSides(uni, earned),
  })
