import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Version 1, the content as it is (not as a tree), and a SHA-256 of 32 bytes, as IPFS writes it before the hash. */
const PREFIX = [0x01, 0x55, 0x12, 0x20]
/** What a name's record puts before it when it leads to IPFS (EIP-1577). */
const IPFS_CONTENT = 'e301'
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

const idBytes = (content: Uint8Array): Uint8Array => Uint8Array.of(...PREFIX, ...sha256(content))

function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + BASE32[(held << (5 - bits)) & 31]
}

/** What IPFS calls a file of up to a megabyte: the name follows from the bytes, so it cannot lie. */
export const contentId = (content: Uint8Array): string => `b${base32(idBytes(content))}`

/** The same as the content hash of a name. */
export const contentHash = (content: Uint8Array): `0x${string}` => `0x${IPFS_CONTENT}${bytesToHex(idBytes(content))}`
