import type { BulkKeccak } from './bulkKeccak.ts'

export const ACCOUNT_BYTES = 20
export const AMOUNT_BYTES = 32
/**
 * Length of abi.encodePacked(uint256 index, address account, uint256 amount), which the distributor hashes. It differs from the
 * 64 bytes of an inner node, so an inner node can never be passed off as a leaf.
 */
export const LEAF_BYTES = 32 + ACCOUNT_BYTES + AMOUNT_BYTES
const BATCH_SIZE = 4096

/** Accounts and amounts, in the order of their indexes. */
export type ClaimRows = { accounts: Uint8Array; amounts: Uint8Array }

/** The packed bytes of `count` claims starting at index `from`, before hashing. */
export function packedLeaves({ accounts, amounts }: ClaimRows, from: number, count: number): Uint8Array {
  const packed = new Uint8Array(count * LEAF_BYTES)
  const view = new DataView(packed.buffer)
  for (let at = 0; at < count; at++) {
    const index = from + at
    const start = at * LEAF_BYTES
    view.setUint32(start + 28, index)
    packed.set(accounts.subarray(index * ACCOUNT_BYTES, (index + 1) * ACCOUNT_BYTES), start + 32)
    packed.set(amounts.subarray(index * AMOUNT_BYTES, (index + 1) * AMOUNT_BYTES), start + 32 + ACCOUNT_BYTES)
  }
  return packed
}

export function leafHashes(rows: ClaimRows, keccak: BulkKeccak, onHashed?: (hashes: number) => void): Uint8Array {
  const count = rows.accounts.length / ACCOUNT_BYTES
  const hashes = new Uint8Array(count * 32)
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const part = Math.min(BATCH_SIZE, count - from)
    keccak.messages(packedLeaves(rows, from, part), LEAF_BYTES, part, hashes.subarray(from * 32, (from + part) * 32))
    onHashed?.(part)
  }
  return hashes
}
