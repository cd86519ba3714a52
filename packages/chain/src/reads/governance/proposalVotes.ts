import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uintAt } from '../../multicall/words.ts'

/** `etaSeconds`: when it can be executed; 0 until it is queued. Votes count as they stood in `startBlock`. */
export type ProposalVotes = {
  forVotes: bigint
  againstVotes: bigint
  etaSeconds: bigint
  startBlock: bigint
  endBlock: bigint
}

function decode(data: Hex): ProposalVotes | undefined {
  // id, proposer, eta, first block, last block, for, against, canceled, executed
  const etaSeconds = uintAt(data, 2)
  const startBlock = uintAt(data, 3)
  const endBlock = uintAt(data, 4)
  const forVotes = uintAt(data, 5)
  const againstVotes = uintAt(data, 6)
  if (etaSeconds === undefined || startBlock === undefined || endBlock === undefined) return undefined
  if (forVotes === undefined || againstVotes === undefined) return undefined
  return { forVotes, againstVotes, etaSeconds, startBlock, endBlock }
}

export const proposalVotes = (governor: Address, id: number): Read<ProposalVotes> => ({
  call: { address: governor, callData: callData('0x013cf08b', BigInt(id)) },
  decode,
  holdsBlocks: EVERY_BLOCK,
})
