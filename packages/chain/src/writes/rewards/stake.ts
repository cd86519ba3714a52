import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { stakingRewardsAbi as abi } from '../../abi/stakingRewards.ts'
import type { Write } from '../../write.ts'
import type { SignedPermit } from '../tokens/signedPermit.ts'

/** spec: sending.fixed-gas */
const GAS_LIMIT = 350_000n

export type Stake = {
  rewards: Address
  amount: bigint
  /** Permission for the reward pool to take the shares. */
  allowance: { by: 'approval' } | { by: 'permit'; permit: SignedPermit }
}

export function stake(input: Stake): Write {
  return { kind: 'stake', candidates: [{ to: input.rewards, data: dataOf(input), value: 0n }], gasLimit: GAS_LIMIT }
}

function dataOf({ amount, allowance }: Stake) {
  if (allowance.by === 'approval') return encodeFunctionData({ abi, functionName: 'stake', args: [amount] })
  const { deadlineSeconds, v, r, s } = allowance.permit
  return encodeFunctionData({ abi, functionName: 'stakeWithPermit', args: [amount, deadlineSeconds, v, r, s] })
}
