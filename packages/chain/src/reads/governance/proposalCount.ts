import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

export const proposalCount = (governor: Address): Read<bigint> => ({
  call: { address: governor, callData: callData('0xda35c664') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
