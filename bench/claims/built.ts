// Child process of bench/claims.ts: builds one tree, ours or a published builder's, and reports time and memory.
import { AccountTable } from '@musi/domain/claim/accountTable'
import { claimSet } from '@musi/domain/claim/claimSet'
import { ACCOUNT_BYTES } from '@musi/domain/claim/claimLeaf'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { SimpleMerkleTree } from '@openzeppelin/merkle-tree'
import { wasmKeccak } from '@musi/server/exchange/claims/wasmKeccak'

const [kind, size = '0'] = process.argv.slice(2)
const count = Number(size)

/** Realistic, distinct accounts, the same in every run. */
function accounts(): Uint8Array {
  const all = new Uint8Array(count * ACCOUNT_BYTES)
  const words = new DataView(all.buffer)
  for (let at = 0, word = 2_463_534_242; at < all.length; at += 4) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    words.setUint32(at, word)
  }
  return all
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

/** Builds our tree from unsorted accounts. */
function ours(): string {
  const all = accounts()
  const table = new AccountTable()
  for (let at = 0; at < count; at++) {
    const hex = hexOf(all.subarray(at * ACCOUNT_BYTES, (at + 1) * ACCOUNT_BYTES))
    table.add({ kind: 'account', hex, amount: BigInt(at + 1), flags: 0 }, at)
  }
  const sorted = table.sorted()
  if (!sorted.ok) throw new Error('There are duplicates.')
  return `0x${hexOf(claimSet(sorted.table, wasmKeccak()).tree.nodes.subarray(0, 32))}`
}

/** The published tree with plain code around it; each claim is hashed as its documentation does. */
function theirs(): string {
  const all = accounts()
  const list = Array.from({ length: count }, (_, at) => ({
    account: all.subarray(at * ACCOUNT_BYTES, (at + 1) * ACCOUNT_BYTES),
    amount: at + 1,
  })).toSorted((a, b) => Buffer.compare(a.account, b.account))
  const leaves = list.map(({ account, amount }, index) => keccak_256(packed(account, amount, index)))
  return SimpleMerkleTree.of(leaves).root
}

function packed(account: Uint8Array, amount: number, index: number): Uint8Array {
  const leaf = new Uint8Array(84)
  const view = new DataView(leaf.buffer)
  view.setUint32(28, index)
  leaf.set(account, 32)
  view.setUint32(80, amount)
  return leaf
}

const since = performance.now()
const root = kind === 'ours' ? ours() : theirs()
const ms = performance.now() - since
process.send?.({ ms, root, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) })
process.disconnect?.()
