import { randomBytes } from 'node:crypto'
import { plainKeccak } from '@musi/domain/claim/bulkKeccak'
import { merkleTree } from '@musi/domain/claim/merkleTree'
import { describe, expect, it } from 'vitest'
import { wasmKeccak } from './wasmKeccak.ts'

const keccak = wasmKeccak()

describe('the fast keccak', () => {
  it.each([0, 1, 7, 8, 31, 40, 64, 84, 134, 135])('hashes messages of %i bytes like the plain one', (length) => {
    for (const count of [0, 1, 2, 3, 100]) {
      const messages = randomBytes(length * count)
      const ours = new Uint8Array(count * 32)
      const plain = new Uint8Array(count * 32)
      keccak.messages(messages, length, count, ours)
      plainKeccak.messages(messages, length, count, plain)
      expect(ours).toEqual(plain)
    }
  })

  it('orders each pair by its first differing byte', () => {
    const pairs = new Uint8Array(33 * 2 * 64)
    for (let at = 0; at < 32; at++) {
      pairs[at * 128 + at] = 200
      pairs[at * 128 + 32 + at] = 100
      pairs[at * 128 + 64 + at] = 100
      pairs[at * 128 + 96 + at] = 200
      // Later bytes order the pairs the other way round.
      if (at < 31) [pairs[at * 128 + 31], pairs[at * 128 + 63]] = [1, 2]
    }
    const ours = new Uint8Array(66 * 32)
    const plain = new Uint8Array(66 * 32)
    keccak.pairs(pairs, 66, ours)
    plainKeccak.pairs(pairs, 66, plain)
    expect(ours).toEqual(plain)
  })

  // The WASM memory holds 8192 pairs or 6241 leaves at once; smaller tests would miss a fault beyond that.
  it.each([6241, 6242, 8192, 8193, 20_000])(
    'case 77: builds the same tree of %i leaves, above every threshold',
    (count) => {
      const packed = randomBytes(count * 84)
      const ours = new Uint8Array(count * 32)
      const plain = new Uint8Array(count * 32)
      keccak.messages(packed, 84, count, ours)
      plainKeccak.messages(packed, 84, count, plain)
      expect(Buffer.compare(ours, plain)).toBe(0)
      const fast = merkleTree(ours, keccak)
      const slow = merkleTree(plain, plainKeccak)
      expect(Buffer.compare(fast.nodes, slow.nodes)).toBe(0)
    },
  )

  it('keeps its instances independent of each other', () => {
    const one = wasmKeccak()
    const other = wasmKeccak()
    const from = randomBytes(84)
    const hash = new Uint8Array(32)
    const again = new Uint8Array(32)
    one.messages(from, 84, 1, hash)
    other.messages(randomBytes(135), 135, 1, again)
    one.messages(from, 84, 1, again)
    expect(again).toEqual(hash)
  })
})
