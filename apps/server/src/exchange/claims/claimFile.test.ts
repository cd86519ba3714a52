import { randomInt } from 'node:crypto'
import { AccountTable } from '@musi/domain/claim/accountTable'
import { plainKeccak } from '@musi/domain/claim/bulkKeccak'
import { claimSet } from '@musi/domain/claim/claimSet'
import { describe, expect, it } from 'vitest'
import { claimFileParts, readClaimFile } from './claimFile.ts'

const table = new AccountTable()
for (let at = 0; at < 50; at++)
  table.add({ kind: 'account', hex: String(at + 1).padStart(40, '0'), amount: BigInt(at) + 1n, flags: at % 8 }, at + 1)
const sorted = table.sorted()
if (!sorted.ok) throw new Error('There are duplicates.')
const claims = claimSet(sorted.table, plainKeccak)
const file = new Uint8Array(Buffer.concat(claimFileParts(claims)))

describe('a claim file', () => {
  it('is read back as it was written, at any offset in memory', () => {
    for (const shift of [0, 1, 2, 3, 4]) {
      const memory = new Uint8Array(file.length + shift)
      memory.set(file, shift)
      expect(readClaimFile(memory.subarray(shift))).toEqual({ ok: true, claims })
    }
  })

  it('case 78: is refused with a single flipped bit', () => {
    const inHeader = Array.from({ length: 80 * 8 }, (_, bit) => bit)
    const inBody = Array.from({ length: 2000 }, () => randomInt(80 * 8, file.length * 8))
    for (const bit of [...inHeader, ...inBody]) {
      const damaged = file.slice()
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit % 8))
      expect([bit, readClaimFile(damaged).ok]).toEqual([bit, false])
    }
  })

  it('case 78: is refused with a reason if truncated, overlong, empty or foreign', () => {
    expect(readClaimFile(new Uint8Array(0))).toEqual({ ok: false, reason: 'it is not a claim file' })
    expect(readClaimFile(new Uint8Array(5000))).toEqual({ ok: false, reason: 'it is not a claim file' })
    for (const length of [80, 100, file.length - 1])
      expect(readClaimFile(file.slice(0, length))).toMatchObject({
        reason: expect.stringContaining('as long as it says'),
      })
    const longer = new Uint8Array(file.length + 1)
    longer.set(file)
    expect(readClaimFile(longer).ok).toBe(false)
  })
})
