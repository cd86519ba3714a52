import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { merkleDistributorAbi } from '../../abi/merkleDistributor.ts'
import type { Write } from '../../write.ts'

export type ClaimAirdrop = {
  distributor: Address
  index: bigint
  /** Recipient of the claim; any account may send it. */
  account: Address
  amount: bigint
  proof: readonly `0x${string}`[]
}

export function claimAirdrop({ distributor, index, account, amount, proof }: ClaimAirdrop): Write {
  const args = [index, account, amount, proof] as const
  const data = encodeFunctionData({ abi: merkleDistributorAbi, functionName: 'claim', args })
  return { kind: 'claimAirdrop', candidates: [{ to: distributor, data, value: 0n }] }
}
