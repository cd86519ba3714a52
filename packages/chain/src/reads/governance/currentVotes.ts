import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** The votes that an account has now: `getCurrentVotes(address)`. */
export const currentVotes = (token: Address, account: Address): Read<bigint> => ({
  call: { address: token, callData: callData('0xb4b5ea57', account) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
