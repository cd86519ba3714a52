import { describe, expect, it } from 'vitest'
import { parseAddress, type Address } from '../address.ts'
import { diceOf } from '../random/dice.ts'
import { paymentShares, isUneven } from './paymentShares.ts'

const account = (digit: number): Address => parseAddress(`0x${String(digit).repeat(40)}`) as Address
const payees = (...shares: readonly number[]) => shares.map((shareBps, at) => ({ account: account(at + 1), shareBps }))
const raws = (cost: bigint, ...shares: readonly number[]) =>
  paymentShares(cost, payees(...shares)).map(({ raw }) => raw)

describe('a payment is divided as by the jukebox (spec: songs.shares)', () => {
  it.each([
    ['all of it to a single payee', 7n, [10_000], [7n]],
    ['with the rounding remainder to the first', 101n, [3333, 3333, 3334], [35n, 33n, 33n]],
    ['without payees of less than one wei', 3n, [9999, 1], [3n]],
    ['with only the remainder to the first', 1n, [1, 9999], [1n]],
  ] as const)('%s', (_, cost, shares, expected) => {
    expect(raws(cost, ...shares)).toEqual(expected)
  })

  it('with the sum of two shares of one account', () => {
    const [one = { account: account(1), shareBps: 0 }, other] = payees(5000, 3000)
    expect(paymentShares(10n, [one, other ?? one, { ...one, shareBps: 2000 }])).toEqual([
      { account: account(1), shareBps: 7000, raw: 7n },
      { account: account(2), shareBps: 3000, raw: 3n },
    ])
    expect(paymentShares(10n, [])).toEqual([])
  })

  it('into parts that add up to the whole', () => {
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

describe('a price is reported if it has too few units for the shares, with (spec: studio.uneven-shares)', () => {
  it.each([
    ['a first payee of 0.01 % who gets everything', 8n, [1, ...Array.from({ length: 9 }, () => 1111)], true],
    ['a payee who gets nothing', 3n, [9999, 1], true],
    ['halves of an odd number', 101n, [5000, 5000], false],
    ['halves of a small odd number', 99n, [5000, 5000], true],
    ['an amount off by exactly a hundredth of the share', 1000n, [1000, 4505, 4495], false],
    ['an amount off by more than a hundredth', 1000n, [990, 4505, 4505], true],
    ['a single payee', 1n, [10_000], false],
    ['whole tokens', 10n ** 18n, [3333, 3333, 3334], false],
  ] as const)('%s', (_, cost, shares, expected) => {
    expect(isUneven(cost, payees(...shares))).toBe(expected)
  })

  it('several shares of one account, which are added up', () => {
    const one = { account: account(1), shareBps: 5000 }
    expect(isUneven(1n, [one, one])).toBe(false)
  })
})
