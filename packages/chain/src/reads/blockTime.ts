import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../multicall/read.ts'
import { callData, uint } from '../multicall/words.ts'

/** Time in seconds of the block that all reads are from; deadlines are counted from it. */
export const blockTime = (multicall: Address): Read<bigint> => ({
  call: { address: multicall, callData: callData('0x0f28c97d') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
