import type { Address } from '@musi/domain/address'
import { type Hex, decodeAbiParameters, namehash } from 'viem'
import { EVERY_BLOCK, type Read } from '../multicall/read.ts'
import { addressOrNull, callData } from '../multicall/words.ts'

/** The node of a name. `ensName` of the domain has already normalised the name. */
export const nodeOf = (name: string): Hex => namehash(name)

/** The node under which the name of an address is kept (spec: names.reverse). */
export const reverseNodeOf = (address: Address): Hex => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

/** The resolver of a name; null if it has none. */
export const resolverOf = (registry: Address, node: Hex): Read<Address | null> => ({
  call: { address: registry, callData: callData('0x0178b8bf', node) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})

/** The address that a name resolves to. */
export const addressAtNode = (resolver: Address, node: Hex): Read<Address | null> => ({
  call: { address: resolver, callData: callData('0x3b3b57de', node) },
  decode: addressOrNull,
  holdsBlocks: EVERY_BLOCK,
})

/** The name that the owner of an address has claimed for it. */
export const nameAtNode = (resolver: Address, node: Hex): Read<string> => ({
  call: { address: resolver, callData: callData('0x691f3431', node) },
  decode: (data) => decodeValue(data, 'string'),
  holdsBlocks: EVERY_BLOCK,
})

/** The content hash of a name. */
export const contentHashAtNode = (resolver: Address, node: Hex): Read<string> => ({
  call: { address: resolver, callData: callData('0xbc1c58d1', node) },
  decode: (data) => decodeValue(data, 'bytes'),
  holdsBlocks: EVERY_BLOCK,
})

function decodeValue(data: Hex, type: 'string' | 'bytes'): string | undefined {
  try {
    const [value] = decodeAbiParameters([{ type }], data)
    return value
  } catch {
    return undefined
  }
}
