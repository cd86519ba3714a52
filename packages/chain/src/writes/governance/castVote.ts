import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { governorAbi } from '../../abi/governor.ts'
import type { Write } from '../../write.ts'

export type CastVote = { governor: Address; proposalId: bigint; vote: 'for' | 'against' }

export function castVote({ governor, proposalId, vote }: CastVote): Write {
  const args = [proposalId, vote === 'for'] as const
  const data = encodeFunctionData({ abi: governorAbi, functionName: 'castVote', args })
  return { kind: 'castVote', candidates: [{ to: governor, data, value: 0n }] }
}
