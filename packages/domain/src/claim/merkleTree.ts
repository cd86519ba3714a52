import type { BulkKeccak } from './bulkKeccak.ts'
import { reorderRecords, ascendingOrder } from './byteOrder.ts'

const HASH_BYTES = 32
/** Large enough for a fast hash, small enough to show progress. */
const BATCH_SIZE = 8192

/**
 * All levels in one array, root first: the children of node i are 2i+1 and 2i+2. @openzeppelin/merkle-tree uses the same layout,
 * so our roots can be checked with a published tool.
 */
export type MerkleTree = {
  nodes: Uint8Array<ArrayBuffer>
  /** Position of each index's leaf in `nodes`. */
  places: Uint32Array<ArrayBuffer>
}

export const nodeCount = (leaves: number) => 2 * leaves - 1

/** `leaves` are hashes of 32 bytes, one after the other, in the order of their indexes; at least one. */
export function merkleTree(leaves: Uint8Array, keccak: BulkKeccak, onHashed?: (hashes: number) => void): MerkleTree {
  const count = leaves.length / HASH_BYTES
  const nodes = new Uint8Array(nodeCount(count) * HASH_BYTES)
  const places = new Uint32Array(count)
  // The smallest leaf lies at the end.
  const order = ascendingOrder(leaves, HASH_BYTES).reverse()
  nodes.set(reorderRecords(leaves, HASH_BYTES, order), (count - 1) * HASH_BYTES)
  let place = count - 1
  for (const leaf of order) places[leaf] = place++
  // From the last parent up to the root. A batch must not contain both a parent and its child.
  for (let last = count - 2; last >= 0;) {
    const first = Math.max(Math.floor((last + 1) / 2), last - BATCH_SIZE + 1)
    const children = nodes.subarray((2 * first + 1) * HASH_BYTES, (2 * last + 3) * HASH_BYTES)
    keccak.pairs(children, last - first + 1, nodes.subarray(first * HASH_BYTES, (last + 1) * HASH_BYTES))
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
