import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/** The token of a V1 exchange; null while it is not set up. */
export const v1TokenOf = (exchange: Address): Read<Address | null> => ({
  call: { address: exchange, callData: callData('0x9d76ea58') },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})
