import type { Address } from '@musi/domain/address'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** keccak256(abi.encode(artist, nonce)), as the jukebox names a song: known before it is registered, and nobody else can take it. */
export function songId(artist: Address, nonce: bigint): `0x${string}` {
  const words = artist.slice(2).padStart(64, '0') + nonce.toString(16).padStart(64, '0')
  return `0x${bytesToHex(keccak_256(hexToBytes(words.toLowerCase())))}`
}
