import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** The nonce of the owner's next permit. */
export const permitNonce = (token: Address, owner: Address): Read<bigint> => ({
  call: { address: token, callData: callData('0x7ecebe00', owner) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
