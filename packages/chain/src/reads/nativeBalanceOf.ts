import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../multicall/read.ts'
import { callData, uint } from '../multicall/words.ts'

/** What an account holds of the chain's own coin; the multicall contract is asked, so that it comes with all else. */
export const nativeBalanceOf = (multicall: Address, owner: Address): Read<bigint> => ({
  call: { address: multicall, callData: callData('0x4d2301cc', owner) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
