import { describe, expect, it } from 'vitest'
import { parseAddress, type Address } from '../address.ts'
import { diceOf } from '../random/dice.ts'
import { coinShares, isUneven } from './coinShares.ts'

const account = (digit: number): Address => parseAddress(`0x${String(digit).repeat(40)}`) as Address
const payees = (...shares: readonly number[]) => shares.map((shareBps, at) => ({ account: account(at + 1), shareBps }))
const raws = (cost: bigint, ...shares: readonly number[]) => coinShares(cost, payees(...shares)).map(({ raw }) => raw)

describe('a coin is divided as the jukebox divides it (spec: songs.shares)', () => {
  it.each([
    ['alone', 7n, [10_000], [7n]],
    ['the first gets what rounding leaves', 101n, [3333, 3333, 3334], [35n, 33n, 33n]],
    ['less than a wei is nothing, and is not paid', 3n, [9999, 1], [3n]],
    ['a first share of nothing but the rest', 1n, [1, 9999], [1n]],
  ] as const)('%s', (_, cost, shares, expected) => {
    expect(raws(cost, ...shares)).toEqual(expected)
  })

  it('a payee with two shares gets both', () => {
    const [one = { account: account(1), shareBps: 0 }, other] = payees(5000, 3000)
    expect(coinShares(10n, [one, other ?? one, { ...one, shareBps: 2000 }])).toEqual([
      { account: account(1), shareBps: 7000, raw: 7n },
      { account: account(2), shareBps: 3000, raw: 3n },
    ])
    expect(coinShares(10n, [])).toEqual([])
  })

  it('the parts add up to the whole, whatever the cost', () => {
    const dice = diceOf('coins')
    for (let round = 0; round < 300; round += 1) {
      const cut = dice.wholeNumber(1, 9998)
      const cost = BigInt(dice.wholeNumber(1, 2 ** 31)) ** BigInt(dice.wholeNumber(1, 4))
      const other = dice.wholeNumber(1, 9999 - cut)
      const parts = raws(cost, 10_000 - cut - other, cut, other)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(cost)
    }
  })
})

describe('a coin of too few units is distinguished from one that can be divided (spec: studio.uneven-shares)', () => {
  it.each([
    [
      'a first payee with a hundredth of a per cent who gets all of it',
      8n,
      [1, ...Array.from({ length: 9 }, () => 1111)],
      true,
    ],
    ['somebody who gets nothing', 3n, [9999, 1], true],
    ['halves of an odd number', 101n, [5000, 5000], false],
    ['halves of a small odd number', 99n, [5000, 5000], true],
    ['exactly a hundredth of the share away', 1000n, [1000, 4505, 4495], false],
    ['a little more than that', 1000n, [990, 4505, 4505], true],
    ['everything to one', 1n, [10_000], false],
    ['whole tokens', 10n ** 18n, [3333, 3333, 3334], false],
  ] as const)('%s', (_, cost, shares, expected) => {
    expect(isUneven(cost, payees(...shares))).toBe(expected)
  })

  it('the amounts of one account in several places are added up', () => {
    const one = { account: account(1), shareBps: 5000 }
    expect(isUneven(1n, [one, one])).toBe(false)
  })
})
