import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/** The token an account made last with the factory; null if it has made none. */
export const ownArtistToken = (factory: Address, owner: Address): Read<Address | null> => ({
  call: { address: factory, callData: callData('0x52c40918', owner) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})
