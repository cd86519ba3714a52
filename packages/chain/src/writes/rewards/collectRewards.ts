import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { stakingRewardsAbi } from '../../abi/stakingRewards.ts'
import type { Write } from '../../write.ts'

/** spec: sending.fixed-gas */
const GAS_LIMIT = 350_000n

/** Collects the rewards earned so far; the stake stays. */
export function collectRewards({ rewards }: { rewards: Address }): Write {
  const data = encodeFunctionData({ abi: stakingRewardsAbi, functionName: 'getReward' })
  return { kind: 'collectRewards', candidates: [{ to: rewards, data, value: 0n }], gasLimit: GAS_LIMIT }
}
