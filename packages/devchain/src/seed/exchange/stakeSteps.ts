import { approve } from '@musi/chain/writes/tokens/approve'
import { collectRewards } from '@musi/chain/writes/rewards/collectRewards'
import { stake } from '@musi/chain/writes/rewards/stake'
import { unstake } from '@musi/chain/writes/rewards/unstake'
import type { Address } from 'viem'
import { localPermit } from '../../world/localPermit.ts'
import { stepOf } from '../stepOf.ts'
import type { Pool } from './pools.ts'
import type { Person } from '../people.ts'
import type { SeedState } from '../stage.ts'
import type { Step } from '../timeline.ts'
import { NO_DEADLINE } from './tradeSteps.ts'

const rewardsOf = ({ world }: SeedState, { address }: Pool): Address => {
  const match = world.staking.find(({ pair }) => pair === address)
  if (match === undefined) throw new Error(`Nobody rewards the shares of ${address}.`)
  return match.address
}

/** Stakes all of an account's shares of a pool, with an exact approval. */
export const stakeAllSteps = (stage: SeedState, by: Address, pool: Pool): Step[] =>
  stakeSteps(stage, by, pool, stage.balances.held(by, pool.address))

/** Stakes an amount of an account's shares of a pool, with an exact approval. */
export function stakeSteps(stage: SeedState, by: Address, pool: Pool, amount: bigint): Step[] {
  const rewards = rewardsOf(stage, pool)
  stage.balances.give(by, pool.address, -amount)
  return [
    stepOf(by, 'Shares are approved', approve({ token: pool.address, spender: rewards, amount })),
    stepOf(by, 'Shares are staked', stake({ rewards, amount, allowance: { by: 'approval' } })),
  ]
}

/** Stakes with a permit signature instead of an approval. */
export async function stakeWithPermitSteps(stage: SeedState, by: Person, pool: Pool): Promise<Step[]> {
  const rewards = rewardsOf(stage, pool)
  const amount = stage.balances.held(by.address, pool.address)
  const nonce = stage.balances.nextNonce(by.address, pool.address)
  stage.balances.give(by.address, pool.address, -amount)
  const permitTerms = { token: pool.address, domainName: 'Uniswap V2', spender: rewards, value: amount, nonce }
  const permit = await localPermit(by.privateKey, { ...permitTerms, deadlineSeconds: NO_DEADLINE })
  const write = stake({ rewards, amount, allowance: { by: 'permit', permit } })
  return [stepOf(by.address, 'Shares are staked with a signature', write)]
}

export const collectSteps = (stage: SeedState, by: Address, pool: Pool): Step[] => [
  stepOf(by, 'Rewards are collected', collectRewards({ rewards: rewardsOf(stage, pool) })),
]

/** Unstakes a part of the stake. */
export function unstakeSteps(stage: SeedState, by: Address, pool: Pool, amount: bigint): Step[] {
  stage.balances.give(by, pool.address, amount)
  return [stepOf(by, 'Shares are taken out', unstake({ rewards: rewardsOf(stage, pool), amount }))]
}
