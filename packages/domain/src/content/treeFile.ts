import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Blocks, blockOf } from './carBlocks.ts'
import { type Cid, isNode, isRaw } from './cid.ts'
import { type TreeNode, byteText, readTreeNode } from './treeNode.ts'

export type TreeFile =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `incomplete`: blocks are missing or unreadable, so the content is unknown. */
  | { readonly ok: false; readonly reason: 'incomplete' | 'noFile' | 'tooLarge' }

const INCOMPLETE = { ok: false, reason: 'incomplete' } as const
const NO_FILE = { ok: false, reason: 'noFile' } as const

/** A tree may reference one block many times, so the work is bounded by visits and not by the bytes received. */
const MOST_VISITS = 20_000
const DEEPEST = 32

const nodeOf = (blocks: Blocks, cid: Cid): TreeNode | null => {
  const block = isNode(cid) ? blockOf(blocks, cid) : null
  return block && readTreeNode(block)
}

/** Gateways send only those pieces of a large folder that lead to the name, so every piece present is searched. */
function cidNamed(blocks: Blocks, node: TreeNode, name: string, depth = 0): Cid | null {
  if (node.kind === 'folder') return node.links.find((link) => link.name === name)?.cid ?? null
  for (const link of depth < DEEPEST ? node.links : []) {
    if (link.name.slice(node.prefixLength) === name) return link.cid
    const piece = link.name.length === node.prefixLength ? nodeOf(blocks, link.cid) : null
    const match = piece?.kind === 'foldersPiece' ? cidNamed(blocks, piece, name, depth + 1) : null
    if (match) return match
  }
  return null
}

/** The file at a path below a content id. Every block was verified against its id, so the result is the named content. */
export function treeFile(blocks: Blocks, root: Cid, path: readonly string[], mostBytes: number): TreeFile {
  let cid = root
  for (const name of path) {
    const node = nodeOf(blocks, cid)
    if (!node) return INCOMPLETE
    const match = node.kind === 'file' ? null : cidNamed(blocks, node, byteText(utf8ToBytes(name)))
    // A piece of a large folder may be missing, so a name that is not found may still exist.
    if (!match) return node.kind === 'foldersPiece' ? INCOMPLETE : NO_FILE
    cid = match
  }
  return fileAt(blocks, cid, mostBytes)
}

function fileAt(blocks: Blocks, top: Cid, mostBytes: number): TreeFile {
  const pieces: Uint8Array[] = []
  let length = 0
  let visits = 0
  function read(cid: Cid, depth: number): 'incomplete' | 'noFile' | 'tooLarge' | null {
    visits += 1
    if (visits > MOST_VISITS || depth > DEEPEST) return 'tooLarge'
    const block = blockOf(blocks, cid)
    if (!block) return 'incomplete'
    const node = isNode(cid) ? readTreeNode(block) : null
    if (!node && !isRaw(cid)) return 'incomplete'
    if (node && node.kind !== 'file') return 'noFile'
    const data = node?.data ?? block
    length += data.length
    if (length > mostBytes) return 'tooLarge'
    pieces.push(data)
    for (const link of node?.links ?? []) {
      const why = read(link.cid, depth + 1)
      if (why) return why
    }
    return null
  }
  const why = read(top, 0)
  return why ? { ok: false, reason: why } : { ok: true, bytes: concatenate(pieces, length) }
}

function concatenate(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
