import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Blocks, blockOf } from './carBlocks.ts'
import { type Cid, isNode, isRaw } from './cid.ts'
import { type TreeNode, byteText, readTreeNode } from './treeNode.ts'

export type TreeFile =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `incomplete` means that blocks are missing or unreadable, so the content is unknown. */
  | { readonly ok: false; readonly reason: 'incomplete' | 'noFile' | 'tooLarge' }

const INCOMPLETE = { ok: false, reason: 'incomplete' } as const
const NO_FILE = { ok: false, reason: 'noFile' } as const

/** Limits the work by visited blocks, because a tree may reference one block many times. */
const MAX_VISITS = 20_000
const MAX_DEPTH = 32

const nodeOf = (blocks: Blocks, cid: Cid): TreeNode | null => {
  const block = isNode(cid) ? blockOf(blocks, cid) : null
  return block && readTreeNode(block)
}

/** Searches every available shard of a large folder, since gateways send only those that lead to the name. */
function findCid(blocks: Blocks, node: TreeNode, name: string, depth = 0): Cid | null {
  if (node.kind === 'folder') return node.links.find((link) => link.name === name)?.cid ?? null
  for (const link of depth < MAX_DEPTH ? node.links : []) {
    if (link.name.slice(node.prefixLength) === name) return link.cid
    const piece = link.name.length === node.prefixLength ? nodeOf(blocks, link.cid) : null
    const match = piece?.kind === 'folderShard' ? findCid(blocks, piece, name, depth + 1) : null
    if (match) return match
  }
  return null
}

/** Reads the file at a path below a content id. Every block was verified against its id. */
export function treeFile(blocks: Blocks, root: Cid, path: readonly string[], maxBytes: number): TreeFile {
  let cid = root
  for (const name of path) {
    const node = nodeOf(blocks, cid)
    if (!node) return INCOMPLETE
    const match = node.kind === 'file' ? null : findCid(blocks, node, byteText(utf8ToBytes(name)))
    // A shard of a large folder may be missing, so a name that is not found may still exist.
    if (!match) return node.kind === 'folderShard' ? INCOMPLETE : NO_FILE
    cid = match
  }
  return fileAt(blocks, cid, maxBytes)
}

function fileAt(blocks: Blocks, top: Cid, maxBytes: number): TreeFile {
  const pieces: Uint8Array[] = []
  let length = 0
  let visits = 0
  function read(cid: Cid, depth: number): 'incomplete' | 'noFile' | 'tooLarge' | null {
    visits += 1
    if (visits > MAX_VISITS || depth > MAX_DEPTH) return 'tooLarge'
    const block = blockOf(blocks, cid)
    if (!block) return 'incomplete'
    const node = isNode(cid) ? readTreeNode(block) : null
    if (!node && !isRaw(cid)) return 'incomplete'
    if (node && node.kind !== 'file') return 'noFile'
    const data = node?.data ?? block
    length += data.length
    if (length > maxBytes) return 'tooLarge'
    pieces.push(data)
    for (const link of node?.links ?? []) {
      const problem = read(link.cid, depth + 1)
      if (problem) return problem
    }
    return null
  }
  const problem = read(top, 0)
  return problem ? { ok: false, reason: problem } : { ok: true, bytes: concatenate(pieces, length) }
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
