import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData, boolIn } from '../../multicall/words.ts'

/** The account that may transfer a piece besides its owner; null if there is none. */
export const approvedForPiece = (collection: Address, piece: bigint): Read<Address | null> => ({
  call: { address: collection, callData: callData('0x081812fc', piece) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})

/** True if a spender may transfer all pieces of an owner in a collection. */
export const approvedForAll = (collection: Address, owner: Address, spender: Address): Read<boolean> => ({
  call: { address: collection, callData: callData('0xe985e9c5', owner, spender) },
  decode: boolIn,
  holdsBlocks: EVERY_BLOCK,
})
