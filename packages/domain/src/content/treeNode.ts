import { type Cid, readCid } from './cid.ts'
import { type ProtobufField, protobufFields } from './protobufFields.ts'

type TreeLink = {
  /** The name's bytes, one character each. */
  readonly name: string
  readonly cid: Cid
}

/** A block of a tree (dag-pb with UnixFS in it): a piece of a file, a folder, or a shard of a large folder. */
export type TreeNode = {
  readonly kind: 'file' | 'folder' | 'folderShard'
  readonly data: Uint8Array
  readonly links: readonly TreeLink[]
  /** Length of the prefix that precedes each name in a large folder. */
  readonly prefixLength: number
}

// Types of UnixFS; symbolic links and metadata are not supported.
const KINDS: Readonly<Record<number, TreeNode['kind']>> = { 0: 'file', 1: 'folder', 2: 'file', 5: 'folderShard' }
const NO_BYTES = new Uint8Array()

const bytesOf = (fields: readonly ProtobufField[], fieldNumber: number): Uint8Array | null => {
  const value = fields.find(({ number }) => number === fieldNumber)?.value
  return value instanceof Uint8Array ? value : null
}
const numberOf = (fields: readonly ProtobufField[], fieldNumber: number): number | null => {
  const value = fields.find(({ number }) => number === fieldNumber)?.value
  return typeof value === 'number' ? value : null
}

/** Converts each byte to one character, to compare names without Unicode normalisation; never shown. */
export const byteText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')

function readLink(bytes: Uint8Array): TreeLink | null {
  const fields = protobufFields(bytes)
  const hash = fields && bytesOf(fields, 1)
  const cid = hash && readCid(hash)
  return fields && cid && { name: byteText(bytesOf(fields, 2) ?? NO_BYTES), cid }
}

/** Returns null if the block is not a tree node. */
export function readTreeNode(block: Uint8Array): TreeNode | null {
  const fields = protobufFields(block)
  const inner = fields && protobufFields(bytesOf(fields, 1) ?? NO_BYTES)
  if (!fields || !inner) return null
  const kind = KINDS[numberOf(inner, 1) ?? -1]
  if (kind === undefined) return null
  const links: TreeLink[] = []
  for (const { number, value } of fields) {
    if (number !== 2) continue
    const link = value instanceof Uint8Array ? readLink(value) : null
    if (link === null) return null
    links.push(link)
  }
  const fanout = numberOf(inner, 6) ?? 0
  return { kind, data: bytesOf(inner, 2) ?? NO_BYTES, links, prefixLength: Math.max(0, fanout - 1).toString(16).length }
}
