import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountTable } from './accountTable.ts'
import { plainKeccak } from './bulkKeccak.ts'
import { compareBytes } from './byteOrder.ts'
import { claimFlags } from './claimFlags.ts'
import { LEAF_BYTES, packedLeaves } from './claimLeaf.ts'
import { type ClaimSet, claimFinder, claimSet, hashCount, proofOffsets } from './claimSet.ts'

const hexDigits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 40, maxLength: 40 })
/** Includes addresses with equal first bytes, such as vanity addresses. */
const hex40 = fc.oneof(
  hexDigits,
  hexDigits.map((digits) => `000000000000${digits.slice(12)}`),
)
const rowsOf = fc.uniqueArray(
  fc.record({
    kind: fc.constant('account' as const),
    hex: hex40,
    amount: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
    flags: fc.nat(7),
  }),
  { minLength: 1, maxLength: 1100, selector: ({ hex }) => hex },
)
type Row = { kind: 'account'; hex: string; amount: bigint; flags: number }

function setOf(rows: readonly Row[]): ClaimSet {
  const table = new AccountTable()
  for (const [at, row] of rows.entries()) table.add(row, at + 1)
  const sorted = table.sorted()
  if (!sorted.ok) throw new Error('There are duplicates.')
  return claimSet(sorted.table, plainKeccak)
}

/** Computes the root as MerkleProof.sol does. */
function rootFrom(leaf: Uint8Array, proof: readonly Uint8Array[]): Uint8Array {
  return proof.reduce((hash, sibling) => {
    const [first, second] = compareBytes(hash, sibling) <= 0 ? [hash, sibling] : [sibling, hash]
    return keccak_256(Uint8Array.from([...first, ...second]))
  }, leaf)
}
const proofOf = (claims: ClaimSet, index: number) =>
  proofOffsets(claims, index).map((from) => claims.tree.nodes.subarray(from, from + 32))
const word = (value: bigint) => value.toString(16).padStart(64, '0')

describe('a claim set', () => {
  it('finds every account with its own amount and flags, and proves it', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const claims = setOf(rows)
        const find = claimFinder(claims)
        const root = claims.tree.nodes.subarray(0, 32)
        for (const { hex, amount, flags } of rows.slice(0, 20)) {
          const index = find(hexToBytes(hex))
          const leaf = keccak_256(hexToBytes(word(BigInt(index)) + hex + word(amount)))
          expect(rootFrom(leaf, proofOf(claims, index))).toEqual(root)
          expect(claims.flags[index]).toBe(flags)
        }
        expect(claims.total).toBe(rows.reduce((sum, { amount }) => sum + amount, 0n))
      }),
      { numRuns: 20 },
    )
  })

  it('is the same whatever the order of the lines', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        expect(setOf(rows.toReversed()).tree.nodes.subarray(0, 32)).toEqual(setOf(rows).tree.nodes.subarray(0, 32))
      }),
      { numRuns: 10 },
    )
  })

  it('does not find a missing account, even before the first or after the last', () => {
    const claims = setOf(
      ['11', '55', 'cc'].map((byte) => ({ kind: 'account', hex: byte.repeat(20), amount: 1n, flags: 0 })),
    )
    const find = claimFinder(claims)
    for (const byte of ['00', '10', '12', '54', '56', 'cb', 'cd', 'ff'])
      expect(find(hexToBytes(byte.repeat(20)))).toBe(-1)
  })

  it('makes as many hashes as hashCount predicts', () => {
    const rows = Array.from({ length: 9000 }, (_, at) => ({
      kind: 'account' as const,
      hex: bytesToHex(keccak_256(Uint8Array.of(at >> 8, at))).slice(0, 40),
      amount: 1n,
      flags: 0,
    }))
    const table = new AccountTable()
    for (const row of rows) table.add(row, 1)
    const sorted = table.sorted()
    let hashes = 0
    if (sorted.ok) claimSet(sorted.table, plainKeccak, (more) => (hashes += more))
    expect(hashes).toBe(hashCount(9000))
  })

  it('case 77: an account that is listed twice is reported with both of its lines', () => {
    const table = new AccountTable()
    for (const [at, byte] of ['aa', 'bb', 'aa', 'cc', 'bb', 'aa'].entries())
      table.add({ kind: 'account', hex: byte.repeat(20), amount: 1n, flags: 0 }, at + 1)
    expect(table.sorted()).toEqual({
      ok: false,
      duplicates: [
        { line: 3, firstLine: 1 },
        { line: 5, firstLine: 2 },
        { line: 6, firstLine: 1 },
      ],
    })
  })

  it('case 77: no leaf has the 64 bytes of an inner node, so a node in place of a leaf proves nothing', () => {
    expect(LEAF_BYTES).toBe(84)
    const claims = setOf(
      ['11', '55', 'cc'].map((byte) => ({ kind: 'account', hex: byte.repeat(20), amount: 1n, flags: 0 })),
    )
    const packed = packedLeaves(claims, 0, 3)
    expect(packed.length).toBe(3 * 84)
    // The two children of the root could pass for a leaf only if leaves might have 64 bytes.
    const children = claims.tree.nodes.subarray(32, 96)
    const passed = new Uint8Array(84)
    for (let at = 0; at <= 20; at++) {
      passed.fill(0)
      passed.set(children, at)
      expect(keccak_256(passed)).not.toEqual(claims.tree.nodes.subarray(0, 32))
    }
  })
})

describe('the flags of a claim', () => {
  it('are left out if none is set; otherwise all three are present', () => {
    expect(claimFlags(0)).toBeUndefined()
    expect(claimFlags(5)).toEqual({ isSOCKS: true, isLP: false, isUser: true })
  })
})
