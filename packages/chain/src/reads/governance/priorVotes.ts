import type { Address } from '@musi/domain/address'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** An account's votes at the block in which voting began, which never change. */
export const priorVotes = (token: Address, account: Address, block: bigint): Read<bigint> => ({
  call: { address: token, callData: callData('0x782d6fe1', account, block) },
  decode: uint,
  holdsBlocks: ONCE,
})
