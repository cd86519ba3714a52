import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { stakingRewardsAbi as abi } from '../../abi/stakingRewards.ts'
import type { Write } from '../../write.ts'

/** Fixed for exit (spec: sending.fixed-gas); withdrawing a part uses less. */
const GAS_LIMIT = 300_000n

/** Unstaking `all` also collects the rewards; unstaking a part does not. */
export function unstake({ rewards, amount }: { rewards: Address; amount: 'all' | bigint }): Write {
  const data =
    amount === 'all'
      ? encodeFunctionData({ abi, functionName: 'exit' })
      : encodeFunctionData({ abi, functionName: 'withdraw', args: [amount] })
  return { kind: 'unstake', candidates: [{ to: rewards, data, value: 0n }], gasLimit: GAS_LIMIT }
}
