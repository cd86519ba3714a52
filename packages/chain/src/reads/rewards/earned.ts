import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** The reward a staker can collect. */
export const earned = (pool: Address, staker: Address): Read<bigint> => ({
  call: { address: pool, callData: callData('0x008cc262', staker) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
