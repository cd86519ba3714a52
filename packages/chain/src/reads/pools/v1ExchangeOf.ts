import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/** The V1 exchange of a token; null if it has none. */
export const v1ExchangeOf = (factory: Address, token: Address): Read<Address | null> => ({
  call: { address: factory, callData: callData('0x06f2bf62', token) },
  decode: addressOrNull,
  holdsBlocks: ONCE,
})
