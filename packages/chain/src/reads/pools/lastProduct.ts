import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** The product of what a pair held when it last paid the protocol; 0 as long as it pays nobody (`kLast`). */
export const lastProduct = (pair: Address): Read<bigint> => ({
  call: { address: pair, callData: callData('0x7464fc3d') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
