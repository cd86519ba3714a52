import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** An account's native balance. Read through the multicall contract, so that it comes with all other reads. */
export const nativeBalanceOf = (multicall: Address, owner: Address): Read<bigint> => ({
  call: { address: multicall, callData: callData('0x4d2301cc', owner) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
