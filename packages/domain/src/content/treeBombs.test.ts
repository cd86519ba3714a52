import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { readCid } from './cid.ts'
import { readTreeNode } from './treeNode.ts'
import { treeFile } from './treeFile.ts'

const field = (number: number, bytes: Uint8Array | number[]) =>
  Uint8Array.of((number << 3) | 2, (bytes.length & 127) | 128, bytes.length >> 7, ...bytes)
const FILE = field(1, [0x08, 0x02])

const multihash = (block: Uint8Array) => Uint8Array.of(0x12, 0x20, ...sha256(block))
const tree = (...children: readonly Uint8Array[]) =>
  Uint8Array.from([...children.flatMap((child) => [...field(2, field(1, multihash(child)))]), ...FILE])

function readTop(archiveBlocks: readonly Uint8Array[]) {
  const blocks = new Map(archiveBlocks.map((block) => [bytesToHex(multihash(block)), block]))
  const top = readCid(multihash(archiveBlocks.at(-1) ?? new Uint8Array()))
  return top && treeFile(blocks, top, [], 1000)
}

it('a tree that references one block many times is refused', () => {
  const archiveBlocks = [tree()]
  for (let each = 0; each < 30; each += 1) {
    const below = archiveBlocks.at(-1) ?? tree()
    archiveBlocks.push(tree(below, below, below))
  }
  expect(readTop(archiveBlocks)).toEqual({ ok: false, reason: 'tooLarge' })
})

it('a tree that is too deep is refused, and one just within the limit is read', () => {
  const deep = (levels: number) => {
    const archiveBlocks = [tree()]
    for (let each = 0; each < levels; each += 1) archiveBlocks.push(tree(archiveBlocks.at(-1) ?? tree()))
    return archiveBlocks
  }
  expect(readTop(deep(20))).toMatchObject({ ok: true })
  expect(readTop(deep(40))).toEqual({ ok: false, reason: 'tooLarge' })
})

it.each([
  ['text', [...new TextEncoder().encode('{}')]],
  ['a node of an unsupported kind', [...field(1, [0x08, 0x04])]],
  ['a node without a kind', [...field(1, [])]],
  ['a link without an id', [...field(2, []), ...FILE]],
  ['a field longer than the block', [0x0a, 0x7f, 0x08]],
  ['a number without an end', Array.from({ length: 20 }, () => 0xff)],
])('%s is not a tree node', (_, bytes) => {
  expect(readTreeNode(Uint8Array.from(bytes))).toBeNull()
})
