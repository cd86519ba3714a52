import { bytesToHex } from '@noble/hashes/utils.js'
import { type Cid, type Sha256, blockFits, inlineBlock, readCid } from './cid.ts'
import { readVarint } from './varint.ts'

/** Blocks whose bytes were verified against their ids. */
export type Blocks = ReadonlyMap<string, Uint8Array>

const keyOf = ({ multihash }: Cid): string => bytesToHex(multihash)

/** Returns null if the block is missing. */
export const blockOf = (blocks: Blocks, cid: Cid): Uint8Array | null =>
  inlineBlock(cid) ?? blocks.get(keyOf(cid)) ?? null

/** Reads the id at the start of a section: version 0 is a bare hash, version 1 names its format. */
function readId(section: Uint8Array): { cid: Cid; end: number } | null {
  if (section[0] === 0x12) return parseId(section, 34)
  const codec = readVarint(section, 1)
  const hash = codec && readVarint(section, codec.end)
  const length = hash && readVarint(section, hash.end)
  return length && parseId(section, length.end + length.value)
}
function parseId(section: Uint8Array, end: number) {
  const cid = readCid(section.subarray(0, end))
  return cid && { cid, end }
}

/**
 * Blocks of a CAR archive (version 1) from a gateway; null if it is invalid, truncated, or a block does not match its
 * id. The roots in its header are ignored, because nothing verifies them.
 */
export function carBlocks(archive: Uint8Array, hash?: Sha256): Blocks | null {
  const blocks = new Map<string, Uint8Array>()
  const head = readVarint(archive)
  if (!head || head.value === 0) return null
  for (let at = head.end + head.value; at !== archive.length;) {
    const length = readVarint(archive, at)
    if (!length || length.end + length.value > archive.length) return null
    at = length.end + length.value
    const section = archive.subarray(length.end, at)
    const id = readId(section)
    const block = id && section.subarray(id.end)
    if (!id || !block || blockFits(id.cid, block, hash) !== true) return null
    blocks.set(keyOf(id.cid), block)
  }
  return blocks
}
