import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** `kLast`: product of the reserves when the pair last paid the protocol fee; 0 while the fee is off. */
export const lastProduct = (pair: Address): Read<bigint> => ({
  call: { address: pair, callData: callData('0x7464fc3d') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
