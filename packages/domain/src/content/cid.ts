import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase32, fromBase58, toBase32, toBase58 } from './textBases.ts'
import { readVarint } from './varint.ts'

/** A content id (CID): the codec of the content and the hash of its first block. */
export type Cid = {
  readonly codec: number
  readonly hashCode: number
  readonly digest: Uint8Array
  readonly multihash: Uint8Array
}

export type Sha256 = (bytes: Uint8Array) => Uint8Array

// Numbers of the multicodec table.
const RAW = 0x55
const DAG_PB = 0x70
const SHA2_256 = 0x12
const IDENTITY = 0x00
/** The hashes that we check have 32 bytes; content embedded in the id itself may be longer. */
const MAX_DIGEST_BYTES = 128

function readMultihash(multihash: Uint8Array, codec: number): Cid | null {
  const hash = readVarint(multihash)
  const length = hash && readVarint(multihash, hash.end)
  if (!hash || !length || length.value > MAX_DIGEST_BYTES || multihash.length !== length.end + length.value) return null
  return { codec, hashCode: hash.value, digest: multihash.subarray(length.end), multihash }
}

/** Reads the bytes of version 1, with a codec, or version 0, the bare hash of a tree. */
export function readCid(bytes: Uint8Array): Cid | null {
  if (bytes.length === 34 && bytes[0] === SHA2_256) return readMultihash(bytes, DAG_PB)
  const version = readVarint(bytes)
  const codec = version?.value === 1 ? readVarint(bytes, version.end) : null
  return codec && readMultihash(bytes.subarray(codec.end), codec.value)
}

/** Parses the text form: `Qm…` or `z…` in base58, `b…` in base32. */
export function parseCid(text: string): Cid | null {
  if (text.length > 4 * MAX_DIGEST_BYTES) return null
  if (text.startsWith('Qm')) return bytesOf(fromBase58(text))
  if (text.startsWith('z')) return bytesOf(fromBase58(text.slice(1)))
  return text.startsWith('b') ? bytesOf(fromBase32(text.slice(1))) : null
}
const bytesOf = (bytes: Uint8Array | null) => bytes && readCid(bytes)

const isTree = ({ codec, hashCode }: Cid) => codec === DAG_PB && hashCode === SHA2_256

/** Base58 if that is unambiguous, as for a file's tree with SHA-256; otherwise version 1 in base32. */
export const cidText = (cid: Cid): string => (isTree(cid) ? toBase58(cid.multihash) : cidV1Text(cid))

/** Version 1 in base32, which is also valid in a host name. */
export const cidV1Text = ({ codec, multihash }: Cid): string =>
  `b${toBase32(Uint8Array.of(1, ...(codec < 128 ? [codec] : [(codec & 127) | 128, codec >> 7]), ...multihash))}`

/** True if the content is a single block, so its bytes can be verified against the id (case 100). */
export const isRaw = ({ codec }: Cid): boolean => codec === RAW

/** True if the content is a tree of blocks: a file in pieces, or a folder. */
export const isNode = ({ codec }: Cid): boolean => codec === DAG_PB

/** The block embedded in the id itself, or null if it is stored elsewhere. */
export const inlineBlock = ({ hashCode, digest }: Cid): Uint8Array | null => (hashCode === IDENTITY ? digest : null)

/** True if a block matches its id; null for an unknown hash function. Callers may pass a faster SHA-256. */
export function blockFits({ hashCode, digest }: Cid, block: Uint8Array, hash: Sha256 = sha256): boolean | null {
  if (hashCode !== SHA2_256 && hashCode !== IDENTITY) return null
  const actualDigest = hashCode === IDENTITY ? block : hash(block)
  return actualDigest.length === digest.length && actualDigest.every((byte, at) => byte === digest[at])
}
