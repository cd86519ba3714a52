import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

export const totalSupply = (token: Address): Read<bigint> => ({
  call: { address: token, callData: callData('0x18160ddd') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
