import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../multicall/read.ts'
import { callData, uint } from '../multicall/words.ts'

/** What an account holds of a token, of a pair's shares, or has staked in a pool: all answer to this. */
export const balanceOf = (token: Address, owner: Address): Read<bigint> => ({
  call: { address: token, callData: callData('0x70a08231', owner) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
