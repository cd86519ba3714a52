import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** More votes than these are needed to propose. */
export const proposalThreshold = (governor: Address): Read<bigint> => ({
  call: { address: governor, callData: callData('0xb58131b0') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})

/** Number of votes a proposal needs in favour. */
export const quorumVotes = (governor: Address): Read<bigint> => ({
  call: { address: governor, callData: callData('0x24bc1a64') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})

/** The last proposal of an account, as long as which is voted on it can make no other; 0: it has made none. */
export const latestProposalOf = (governor: Address, account: Address): Read<bigint> => ({
  call: { address: governor, callData: callData('0x17977c61', account) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
