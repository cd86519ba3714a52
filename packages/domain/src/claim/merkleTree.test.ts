import * as fc from 'fast-check'
import { SimpleMerkleTree } from '@openzeppelin/merkle-tree'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { plainKeccak } from './bulkKeccak.ts'
import { merkleTree, proofNodes } from './merkleTree.ts'

const hex = (bytes: Uint8Array, at: number) => `0x${bytesToHex(bytes.subarray(at * 32, at * 32 + 32))}`

/** Compares the root and every proof with those of the published builder. */
function expectSame(leaves: Uint8Array): void {
  const count = leaves.length / 32
  const { nodes, places } = merkleTree(leaves, plainKeccak)
  const reference = SimpleMerkleTree.of(Array.from({ length: count }, (_, index) => hex(leaves, index)))
  expect(hex(nodes, 0)).toBe(reference.root)
  for (let index = 0; index < count; index++) {
    const proof = proofNodes(places[index] ?? -1).map((node) => hex(nodes, node))
    expect(hex(nodes, places[index] ?? -1)).toBe(hex(leaves, index))
    expect(proof).toEqual(reference.getProof(index))
  }
}

describe('the Merkle tree', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 255, 257])(
    'case 77: of %i leaves has the root and every proof of the published builder',
    (count) => expectSame(randomBytes(count * 32)),
  )

  it('case 77: equals the published builder for any number of leaves, and for leaves with equal first bytes', () => {
    const leaf = fc.uint8Array({ minLength: 2, maxLength: 2 }).map((last) => {
      const bytes = new Uint8Array(32)
      bytes.set(last, 30)
      return bytes
    })
    fc.assert(
      fc.property(fc.uniqueArray(leaf, { minLength: 1, maxLength: 40, selector: (bytes) => bytes.join() }), (leaves) =>
        expectSame(Uint8Array.from(leaves.flatMap((bytes) => [...bytes]))),
      ),
      { numRuns: 30 },
    )
  })

  it('case 77: equal leaves have the same root as in the published builder', () => {
    const leaves = randomBytes(5 * 32)
    leaves.copyWithin(96, 0, 64)
    const reference = SimpleMerkleTree.of([0, 1, 2, 3, 4].map((index) => hex(leaves, index)))
    expect(hex(merkleTree(leaves, plainKeccak).nodes, 0)).toBe(reference.root)
  })
})
