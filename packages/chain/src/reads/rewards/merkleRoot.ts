import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData } from '../../multicall/words.ts'

/** Merkle root of the claims, fixed when the distributor was created. */
export const merkleRoot = (distributor: Address): Read<Hex> => ({
  call: { address: distributor, callData: callData('0x2eb4a7ab') },
  decode: (data) => (/^0x[\da-f]{64}$/.test(data) ? data : undefined),
  holdsBlocks: ONCE,
})
