import type { BulkKeccak } from './bulkKeccak.ts'
import { arrange, ascendingOrder } from './byteOrder.ts'

const HASH = 32
/** Enough to keep a fast hash busy, few enough to show progress. */
const AT_ONCE = 8192

/**
 * All levels in one array, root first: the children of node i are 2i+1 and 2i+2. The layout of
 * @openzeppelin/merkle-tree, so our roots can be checked with a published tool.
 */
export type MerkleTree = {
  nodes: Uint8Array<ArrayBuffer>
  /** Position of each index's leaf in `nodes`. */
  places: Uint32Array<ArrayBuffer>
}

export const nodeCount = (leaves: number) => 2 * leaves - 1

/** `leaves` are hashes of 32 bytes, one after the other, in the order of their indexes; at least one. */
export function merkleTree(leaves: Uint8Array, keccak: BulkKeccak, onHashed?: (hashes: number) => void): MerkleTree {
  const count = leaves.length / HASH
  const nodes = new Uint8Array(nodeCount(count) * HASH)
  const places = new Uint32Array(count)
  // The smallest leaf lies at the end.
  const order = ascendingOrder(leaves, HASH).reverse()
  nodes.set(arrange(leaves, HASH, order), (count - 1) * HASH)
  let place = count - 1
  for (const leaf of order) places[leaf] = place++
  // From the last parent up to the root. A batch must not contain both a parent and its child.
  for (let last = count - 2; last >= 0;) {
    const first = Math.max(Math.floor((last + 1) / 2), last - AT_ONCE + 1)
    const children = nodes.subarray((2 * first + 1) * HASH, (2 * last + 3) * HASH)
    keccak.pairs(children, last - first + 1, nodes.subarray(first * HASH, (last + 1) * HASH))
    onHashed?.(last - first + 1)
    last = first - 1
  }
  return { nodes, places }
}

/** The siblings on the path from a leaf to the root: its proof, lowest first. */
export function proofNodes(place: number): number[] {
  const siblings: number[] = []
  for (let node = place; node > 0; node = (node - 1) >> 1) siblings.push(node % 2 === 0 ? node - 1 : node + 1)
  return siblings
}
