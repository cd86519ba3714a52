import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** Time in seconds at which a pool's rewards end. */
export const periodFinish = (pool: Address): Read<bigint> => ({
  call: { address: pool, callData: callData('0xebe2b12b') },
  decode: uint,
  holdsBlocks: ONCE,
})
