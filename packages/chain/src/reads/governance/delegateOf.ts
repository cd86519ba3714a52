import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { addressOrNull, callData } from '../../multicall/words.ts'

/** The account that votes with this account's tokens; null if there is none. */
export const delegateOf = (token: Address, account: Address): Read<Address | null> => ({
  call: { address: token, callData: callData('0x587cde1e', account) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})
