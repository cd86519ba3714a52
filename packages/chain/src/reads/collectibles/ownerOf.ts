import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/** The owner of a piece; null if it has none. */
export const ownerOf = (collection: Address, piece: bigint): Read<Address | null> => ({
  call: { address: collection, callData: callData('0x6352211e', piece) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})
