import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** The amount of a token the jukebox keeps for a payee who did not collect his share. */
export const owedShare = (jukebox: Address, payee: Address, token: Address): Read<bigint> => ({
  call: { address: jukebox, callData: callData('0x28079e4a', payee, token) },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})
