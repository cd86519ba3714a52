import type { ChainRecord } from './chainRecord.ts'
import type { UnplacedAct } from './unplacedAct.ts'

const KIND_OF_EVENT = { Staked: 'stake', Withdrawn: 'unstake' } as const

export function rewardsAct({ log, event }: ChainRecord): UnplacedAct | null {
  const rewards = log.address
  if (event.name === 'Staked' || event.name === 'Withdrawn')
    return { kind: KIND_OF_EVENT[event.name], account: event.args.user, rewards, amount: String(event.args.amount) }
  if (event.name === 'RewardPaid')
    return { kind: 'collectRewards', account: event.args.user, rewards, amount: String(event.args.reward) }
  return null
}
