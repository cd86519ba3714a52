import { expect, it } from 'vitest'
import { parseAddress } from '../address.ts'
import type { Hex } from '../untrusted.ts'
import { AccountTable } from './accountTable.ts'
import { plainKeccak } from './bulkKeccak.ts'
import { isClaimProven } from './isClaimProven.ts'
import { claimFinder, claimSet, proofOffsets } from './claimSet.ts'

const accounts = ['a1', 'b2', 'c3', 'd4', 'e5'].map((two) => parseAddress(`0x${two.repeat(20)}`) ?? '0x0')
const hex = (bytes: Uint8Array): Hex => `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

function provenClaim() {
  const table = new AccountTable()
  for (const [at, account] of accounts.entries())
    table.add({ kind: 'account', hex: account.slice(2).toLowerCase(), amount: BigInt(at + 7), flags: 0 }, at + 1)
  const sorted = table.sorted()
  if (!sorted.ok) throw new Error('Two accounts are the same.')
  const set = claimSet(sorted.table, plainKeccak)
  const account = accounts[2] ?? '0x0'
  const index = claimFinder(set)(
    Uint8Array.from(account.slice(2).match(/../g) ?? [], (two) => Number.parseInt(two, 16)),
  )
  const at = (from: number) => hex(set.tree.nodes.subarray(from, from + 32))
  return { record: { index, amount: 9n, proof: proofOffsets(set, index).map(at) }, account, root: at(0) }
}

it('case 73: a claim is proven only by the index, account, amount and proof that lead to the root of the contract', () => {
  const { record, account, root } = provenClaim()
  expect(isClaimProven(record, account, root)).toBe(true)
  expect(isClaimProven({ ...record, amount: 10n }, account, root)).toBe(false)
  expect(isClaimProven({ ...record, index: record.index + 1 }, account, root)).toBe(false)
  expect(isClaimProven(record, accounts[0] ?? '0x0', root)).toBe(false)
  expect(isClaimProven({ ...record, proof: record.proof.slice(1) }, account, root)).toBe(false)
  expect(isClaimProven({ ...record, proof: [] }, account, root)).toBe(false)
})
