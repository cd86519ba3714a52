import type { Address } from '@musi/domain/address'
import { type Hex, decodeAbiParameters, namehash } from 'viem'
import { EVERY_BLOCK, type Read } from '../multicall/read.ts'
import { addressOrNone, callData } from '../multicall/words.ts'

/** The node of a name. Names come here as `ensName` of the domain leaves them, which needs no normalising. */
export const nodeOf = (name: string): Hex => namehash(name)

/** The node under which the name of an address is kept (spec: names.reverse). */
export const reverseNodeOf = (address: Address): Hex => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

/** Who answers for a name. Null: nobody. */
export const resolverOf = (registry: Address, node: Hex): Read<Address | null> => ({
  call: { address: registry, callData: callData('0x0178b8bf', node) },
  decode: addressOrNone,
  holdsBlocks: EVERY_BLOCK,
})

/** Where a name leads. */
export const addressAtNode = (resolver: Address, node: Hex): Read<Address | null> => ({
  call: { address: resolver, callData: callData('0x3b3b57de', node) },
  decode: addressOrNone,
  holdsBlocks: EVERY_BLOCK,
})

/** What the owner of an address calls it. */
export const nameAtNode = (resolver: Address, node: Hex): Read<string> => ({
  call: { address: resolver, callData: callData('0x691f3431', node) },
  decode: (data) => decoded(data, 'string'),
  holdsBlocks: EVERY_BLOCK,
})

/** What a name leads to in the web of content. */
export const contentHashAtNode = (resolver: Address, node: Hex): Read<string> => ({
  call: { address: resolver, callData: callData('0xbc1c58d1', node) },
  decode: (data) => decoded(data, 'bytes'),
  holdsBlocks: EVERY_BLOCK,
})

function decoded(data: Hex, type: 'string' | 'bytes'): string | undefined {
  try {
    const [value] = decodeAbiParameters([{ type }], data)
    return value
  } catch {
    return undefined
  }
}
