import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNone, callData } from '../../multicall/words.ts'

/** Who has a piece of a collection. Null: nobody. */
export const ownerOf = (collection: Address, piece: bigint): Read<Address | null> => ({
  call: { address: collection, callData: callData('0x6352211e', piece) },
  decode: addressOrNone,
  holdsBlocks: EVERY_BLOCK,
})
