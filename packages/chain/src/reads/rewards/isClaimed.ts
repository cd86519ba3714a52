import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, boolIn } from '../../multicall/words.ts'

/** True if the airdrop share with this index has been paid. */
export const isClaimed = (distributor: Address, index: number): Read<boolean> => ({
  call: { address: distributor, callData: callData('0x9e34070f', BigInt(index)) },
  decode: boolIn,
  holdsBlocks: EVERY_BLOCK,
})
