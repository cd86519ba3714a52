import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { toBase32 } from './textBases.ts'

/** CID prefix: version 1, raw content, SHA-256 of 32 bytes. */
const PREFIX = [0x01, 0x55, 0x12, 0x20]
/** The prefix of a name's content hash that points to IPFS (EIP-1577). */
const IPFS_CONTENT = 'e301'

const idOfHash = (hash: Uint8Array): Uint8Array => Uint8Array.of(...PREFIX, ...hash)
const idBytes = (content: Uint8Array): Uint8Array => idOfHash(sha256(content))

/** The IPFS id of a file of up to a megabyte. */
export const contentId = (content: Uint8Array): string => `b${toBase32(idBytes(content))}`

/** The content id from a hexadecimal SHA-256 of the content. */
export const contentIdOfHash = (hash: string): string => `b${toBase32(idOfHash(hexToBytes(hash)))}`

/** The content id as the content hash of a name. */
export const contentHash = (content: Uint8Array): `0x${string}` => `0x${IPFS_CONTENT}${bytesToHex(idBytes(content))}`
