import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** An account needs more than this many votes to propose. */
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

/** Id of an account's last proposal; 0 if it has none. The account cannot propose again while this one is voted on. */
export const latestProposalOf = (governor: Address, account: Address): Read<bigint> => ({
  call: { address: governor, callData: callData('0x17977c61', account) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
