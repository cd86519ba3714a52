import type { Address } from '../address.ts'
import type { Hex } from '../untrusted.ts'
import { plainKeccak } from './bulkKeccak.ts'
import { LEAF_BYTES } from './claimLeaf.ts'

type ClaimRecord = { readonly index: number; readonly amount: bigint; readonly proof: readonly Hex[] }

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const wordHex = (value: bigint) => value.toString(16).padStart(64, '0')

/** True if the record's proof leads to the root, computed as in the distributor (spec: claims.proof-checked, claims.tree). */
export function isClaimProven({ index, amount, proof }: ClaimRecord, account: Address, root: Hex): boolean {
  const hash = new Uint8Array(32)
  const leaf = bytesOf(wordHex(BigInt(index)) + account.slice(2) + wordHex(amount))
  plainKeccak.messages(leaf, LEAF_BYTES, 1, hash)
  const pair = new Uint8Array(64)
  for (const sibling of proof) {
    pair.set(hash)
    pair.set(bytesOf(sibling.slice(2)), 32)
    plainKeccak.pairs(pair, 1, hash)
  }
  return bytesOf(root.slice(2)).every((byte, at) => byte === hash[at])
}
