import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

export const allowance = (token: Address, owner: Address, spender: Address): Read<bigint> => ({
  call: { address: token, callData: callData('0xdd62ed3e', owner, spender) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
