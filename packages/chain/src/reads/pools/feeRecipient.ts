import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/**
 * The account to which the pairs of a factory pay the protocol's part of their fees; null if the pairs keep all fees.
 */
export const feeRecipient = (factory: Address): Read<Address | null> => ({
  call: { address: factory, callData: callData('0x017e7e58') },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})
