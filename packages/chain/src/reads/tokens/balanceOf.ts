import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** An account's balance of a token or of a pair's shares, or its stake in a pool: all have this function. */
export const balanceOf = (token: Address, owner: Address): Read<bigint> => ({
  call: { address: token, callData: callData('0x70a08231', owner) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
