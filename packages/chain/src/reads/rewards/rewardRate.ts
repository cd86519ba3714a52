import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** Rewards a pool pays to all stakers together, per second. */
export const rewardRate = (pool: Address): Read<bigint> => ({
  call: { address: pool, callData: callData('0x7b0a47ee') },
  decode: uint,
  holdsBlocks: ONCE,
})
