import type { Address } from '@musi/domain/address'
import { type ProposalStatus, proposalStatus } from '@musi/domain/governance/proposalStatus'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

function decode(data: Hex): ProposalStatus | undefined {
  const number = uint(data)
  return number === undefined ? undefined : proposalStatus(Number(number))
}

export const proposalState = (governor: Address, id: number): Read<ProposalStatus> => ({
  call: { address: governor, callData: callData('0x3e4f49e6', BigInt(id)) },
  decode,
  holdsBlocks: EVERY_BLOCK,
})
