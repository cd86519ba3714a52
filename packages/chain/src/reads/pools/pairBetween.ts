import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/**
 * The pair of two tokens, by `getPair`. Null if the factory answers that there is none; a missing answer
 * does not count as null.
 */
export const pairBetween = (factory: Address, one: Address, other: Address): Read<Address | null> => ({
  call: { address: factory, callData: callData('0xe6a43905', one, other) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})
