import type { BulkKeccak } from './bulkKeccak.ts'
import { type ClaimTable, accountAt } from './accountTable.ts'
import { compareBytes } from './byteOrder.ts'
import { ACCOUNT_BYTES, leafHashes } from './claimLeaf.ts'
import { type MerkleTree, merkleTree, proofNodes } from './merkleTree.ts'

/** All claims, with the Merkle tree that proves them. */
export type ClaimSet = ClaimTable & { tree: MerkleTree }

/** Number of leaves and inner nodes, which the calls of `onHashed` add up to. */
export const hashCount = (accounts: number) => 2 * accounts - 1

export function claimSet(table: ClaimTable, keccak: BulkKeccak, onHashed?: (hashes: number) => void): ClaimSet {
  return { ...table, tree: merkleTree(leafHashes(table, keccak, onHashed), keccak, onHashed) }
}

const PREFIXES = 65_536
const prefixOf = (accounts: Uint8Array, at: number) => ((accounts[at] ?? 0) << 8) | (accounts[at + 1] ?? 0)

/**
 * Finds the index of an account, or -1, by binary search among accounts with the same first two bytes: about fifteen in a
 * million. Addresses chosen to share a prefix make it at worst a binary search among all.
 */
export function claimFinder({ accounts, count }: ClaimTable): (account: Uint8Array) => number {
  // starts[p] is the number of accounts whose prefix is below p.
  const starts = new Uint32Array(PREFIXES + 1)
  for (let index = 0; index < count; index++) starts[prefixOf(accounts, index * ACCOUNT_BYTES) + 1] = index + 1
  for (let prefix = 1; prefix <= PREFIXES; prefix++)
    starts[prefix] = Math.max(starts[prefix] ?? 0, starts[prefix - 1] ?? 0)
  return (account) => {
    const prefix = prefixOf(account, 0)
    let low = starts[prefix] ?? 0
    let high = (starts[prefix + 1] ?? 0) - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const order = compareBytes(account, accountAt(accounts, middle))
      if (order === 0) return middle
      if (order < 0) high = middle - 1
      else low = middle + 1
    }
    return -1
  }
}

/** Offset of each proof hash in the tree's nodes. */
export const proofOffsets = ({ tree }: ClaimSet, index: number) =>
  proofNodes(tree.places[index] ?? 0).map((node) => node * 32)
