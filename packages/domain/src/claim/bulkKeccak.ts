import { keccak_256 } from '@noble/hashes/sha3.js'
import { compareBytes } from './byteOrder.ts'

/** Keccak-256 of many short messages per call, so that a fast implementation pays the call overhead once. */
export type BulkKeccak = {
  /** Hashes `count` consecutive messages of `length` bytes each, at most 135. */
  messages: (from: Uint8Array, length: number, count: number, to: Uint8Array) => void
  /** Hashes `count` pairs of 32 bytes, the smaller one first, as MerkleProof does in the distributor. */
  pairs: (from: Uint8Array, count: number, to: Uint8Array) => void
}

/** Fast enough for thousands; apps/server has an implementation for millions. */
export const plainKeccak: BulkKeccak = {
  messages: (from, length, count, to) => {
    for (let at = 0; at < count; at++) to.set(keccak_256(from.subarray(at * length, (at + 1) * length)), at * 32)
  },
  pairs: (from, count, to) => {
    const ordered = new Uint8Array(64)
    for (let at = 0; at < count; at++) {
      const left = from.subarray(at * 64, at * 64 + 32)
      const right = from.subarray(at * 64 + 32, at * 64 + 64)
      const isOrdered = compareBytes(left, right) <= 0
      ordered.set(isOrdered ? left : right)
      ordered.set(isOrdered ? right : left, 32)
      to.set(keccak_256(ordered), at * 32)
    }
  },
}
