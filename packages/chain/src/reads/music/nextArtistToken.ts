import { type Address, parseAddress } from '@musi/domain/address'
import { getContractAddress } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** The address of the factory's next token, derived from the number of tokens it has made; the first is number 1. */
export const nextArtistToken = (factory: Address): Read<Address> => ({
  call: { address: factory, callData: callData('0x9f181b5e') },
  decode(data) {
    const count = uint(data)
    return count === undefined
      ? undefined
      : (parseAddress(getContractAddress({ from: factory, nonce: count + 1n })) ?? undefined)
  },
  holdsBlocks: EVERY_BLOCK,
})
