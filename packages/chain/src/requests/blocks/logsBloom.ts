import { type Hex, hexToBytes, keccak256 } from 'viem'

/** Bits of a header's bloom filter that an address or a topic sets (yellow paper, 4.4.3). */
export type BloomBits = readonly number[]

const BLOOM_BITS = 2048

export function bloomBits(item: Hex): BloomBits {
  const hash = keccak256(item, 'bytes')
  return [0, 2, 4].map((at) => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) % BLOOM_BITS)
}

export const parseBloom = (bloom: Hex): Uint8Array => hexToBytes(bloom)

/** False proves that no log of the block has the item; true proves nothing. */
export const bloomMayHave = (bloom: Uint8Array, bits: BloomBits): boolean =>
  bits.every((bit) => ((bloom[bloom.length - 1 - (bit >> 3)] ?? 0) >> (bit & 7)) & 1)
