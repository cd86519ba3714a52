import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import { actIntent } from '../exchange/actIntent.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import type { RewardPool } from './rewardPools.ts'

type Shares = Pick<RewardPool, 'shares'>

export const sharesSide = ({ shares }: Shares, amount: bigint) => ({
  asset: { kind: 'shares', address: shares.address } as const,
  amount,
  bound: 'exactly' as const,
})

type Stake = { pool: Shares & Pick<RewardPool, 'rewards'>; amount: bigint; permit: SignedPermit | null }

/** Deposits shares into their reward pool, using an approval or a permit. */
export const stakeIntent = ({ pool, amount, permit }: Stake): SendIntent =>
  actIntent({
    key: `stake ${pool.rewards} ${amount} ${permit === null ? '' : permit.s}`,
    action: { kind: 'stake' },
    shown: sealedTerms(
      {
        kind: 'stake',
        pair: pool.shares.address,
        amount,
        permitDeadlineSeconds: permit === null ? null : permit.deadlineSeconds,
      },
      [pool.shares.address],
    ),
    code: () => import('@musi/chain/writes/rewards/stake'),
    write: ({ stake }) =>
      stake({
        rewards: pool.rewards,
        amount,
        allowance: permit === null ? { by: 'approval' } : { by: 'permit', permit },
      }),
    pays: [sharesSide(pool, amount)],
  })
