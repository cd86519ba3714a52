import { describe, expect, it } from 'vitest'
import { MAX_BATCH_GAS, MAX_MOVED_AT_ONCE, moveBatch } from './moveBatch.ts'

const things = (...gas: readonly bigint[]) => gas.map((each, item) => ({ item, gas: each }))
const many = (count: number, gas: bigint) => things(...Array.from({ length: count }, () => gas))

describe('a batch that moves what an account holds (spec: touch.move-batch)', () => {
  it.each([
    ['nothing', things(), { now: [], later: [], tooCostly: [] }],
    ['a few things', things(60_000n, 90_000n), { now: [0, 1], later: [], tooCostly: [] }],
    ['one that takes all the gas', things(MAX_BATCH_GAS, 1n), { now: [0], later: [1], tooCostly: [] }],
    ['one that takes more than a batch has', things(1n, MAX_BATCH_GAS + 1n), { now: [0], later: [], tooCostly: [1] }],
    ['cheap ones behind a costly one', things(1_000_000n, 900_000n, 5n), { now: [0, 2], later: [1], tooCostly: [] }],
  ])('of %s', (_, given, expected) => {
    expect(moveBatch(given)).toEqual(expected)
  })

  it('moves at most ten at once, in their order', () => {
    const { now, later } = moveBatch(many(MAX_MOVED_AT_ONCE + 2, 1n))
    expect(now).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(later).toEqual([10, 11])
  })

  it('never takes more gas than the bound', () => {
    const gas = 400_000n
    expect(BigInt(moveBatch(many(20, gas)).now.length) * gas).toBeLessThanOrEqual(MAX_BATCH_GAS)
  })
})
