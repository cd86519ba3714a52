import { keccak_256 } from '@noble/hashes/sha3.js'
import { plainKeccak } from '@musi/domain/claim/bulkKeccak'
import { AccountTable } from '@musi/domain/claim/accountTable'
import { claimSet } from '@musi/domain/claim/claimSet'
import { expect, it } from 'vitest'
import { claimJson } from './claimJson.ts'
import { wasmKeccak } from './wasmKeccak.ts'

const COUNT = process.env.MUSI_LONG ? 1_000_000 : 20_000

/** Computes the leaf as the distributor packs it, and the root as MerkleProof does. */
function rootOf(account: Uint8Array, record: string): string {
  const { index, amount, proof } = JSON.parse(record) as { index: number; amount: string; proof: string[] }
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const hash = (hex: string) => Buffer.from(keccak_256(Buffer.from(hex, 'hex'))).toString('hex')
  const leaf = hash(word(BigInt(index)) + Buffer.from(account).toString('hex') + word(BigInt(amount)))
  return proof.reduce((node, beside) => hash([node, beside.slice(2)].toSorted().join('')), leaf)
}

it(`case 77: of ${COUNT} accounts every 50th proof leads to the root, and all nodes equal the plain keccak's`, () => {
  const table = new AccountTable()
  for (let at = 0; at < COUNT; at++) {
    const hex = Buffer.from(keccak_256(Uint8Array.of(at >> 16, at >> 8, at))).toString('hex', 0, 20)
    table.add({ kind: 'account', hex, amount: BigInt(at + 1), flags: 0 }, at + 1)
  }
  const sorted = table.sorted()
  if (!sorted.ok) throw new Error('There are duplicates.')
  const claims = claimSet(sorted.table, wasmKeccak())
  const root = Buffer.from(claims.tree.nodes.subarray(0, 32)).toString('hex')
  expect(Buffer.compare(claims.tree.nodes, claimSet(sorted.table, plainKeccak).tree.nodes)).toBe(0)
  // The proof of every 50th account is checked; the other accounts share the same nodes.
  for (let index = 0; index < COUNT; index += 50)
    expect(rootOf(claims.accounts.subarray(index * 20, index * 20 + 20), claimJson(claims, index))).toBe(root)
}, 600_000)
