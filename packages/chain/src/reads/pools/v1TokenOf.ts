import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNone, callData } from '../../multicall/words.ts'

/** The token of a V1 exchange; null if it was never set up, which may still happen. */
export const v1TokenOf = (exchange: Address): Read<Address | null> => ({
  call: { address: exchange, callData: callData('0x9d76ea58') },
  decode: addressOrNone,
  holdsBlocks: EVERY_BLOCK,
})
