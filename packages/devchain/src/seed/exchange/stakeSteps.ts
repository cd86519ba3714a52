import { approve } from '@musi/chain/writes/tokens/approve'
import { collectRewards } from '@musi/chain/writes/rewards/collectRewards'
import { stake } from '@musi/chain/writes/rewards/stake'
import { unstake } from '@musi/chain/writes/rewards/unstake'
import type { Address } from 'viem'
import { localPermit } from '../../world/localPermit.ts'
import { stepOf } from '../stepOf.ts'
import type { Pool } from './pools.ts'
import type { Person } from '../people.ts'
import type { SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'
import { NO_DEADLINE } from './tradeSteps.ts'

const rewardsOf = ({ world }: SeedState, { address }: Pool): Address => {
  const match = world.staking.find(({ pair }) => pair === address)
  if (match === undefined) throw new Error(`Nobody rewards the shares of ${address}.`)
  return match.address
}

/** Stakes all of an account's shares of a pool, with an exact approval. */
export const stakeAllSteps = (seed: SeedState, by: Address, pool: Pool): Step[] =>
  stakeSteps(seed, by, pool, seed.balances.balanceOf(by, pool.address))

/** Stakes an amount of an account's shares of a pool, with an exact approval. */
export function stakeSteps(seed: SeedState, by: Address, pool: Pool, amount: bigint): Step[] {
  const rewards = rewardsOf(seed, pool)
  seed.balances.change(by, pool.address, -amount)
  return [
    stepOf(by, 'Shares are approved', approve({ token: pool.address, spender: rewards, amount })),
    stepOf(by, 'Shares are staked', stake({ rewards, amount, allowance: { by: 'approval' } })),
  ]
}

/** Stakes with a permit signature instead of an approval. */
export async function stakeWithPermitSteps(seed: SeedState, by: Person, pool: Pool): Promise<Step[]> {
  const rewards = rewardsOf(seed, pool)
  const amount = seed.balances.balanceOf(by.address, pool.address)
  const nonce = seed.balances.nextNonce(by.address, pool.address)
  seed.balances.change(by.address, pool.address, -amount)
  const permitTerms = { token: pool.address, domainName: 'Uniswap V2', spender: rewards, value: amount, nonce }
  const permit = await localPermit(by.privateKey, { ...permitTerms, deadlineSeconds: NO_DEADLINE })
  const write = stake({ rewards, amount, allowance: { by: 'permit', permit } })
  return [stepOf(by.address, 'Shares are staked with a signature', write)]
}

export const collectSteps = (seed: SeedState, by: Address, pool: Pool): Step[] => [
  stepOf(by, 'Rewards are collected', collectRewards({ rewards: rewardsOf(seed, pool) })),
]

/** Unstakes a part of the stake. */
export function unstakeSteps(seed: SeedState, by: Address, pool: Pool, amount: bigint): Step[] {
  seed.balances.change(by, pool.address, amount)
  return [stepOf(by, 'Shares are taken out', unstake({ rewards: rewardsOf(seed, pool), amount }))]
}
