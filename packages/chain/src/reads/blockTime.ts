import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../multicall/read.ts'
import { callData, uint } from '../multicall/words.ts'

/** The time of the block that everything else was read at, in seconds: what deadlines are counted from. */
export const blockTime = (multicall: Address): Read<bigint> => ({
  call: { address: multicall, callData: callData('0x0f28c97d') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
