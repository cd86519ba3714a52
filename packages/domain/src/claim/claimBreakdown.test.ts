import { describe, expect, it } from 'vitest'
import { claimBreakdown, claimable } from './claimBreakdown.ts'
import { tokenBreakdown } from './tokenBreakdown.ts'

const uni = (whole: number) => BigInt(whole) * 10n ** 18n
const flags = (...set: ('isSOCKS' | 'isLP' | 'isUser')[]) => ({
  isSOCKS: set.includes('isSOCKS'),
  isLP: set.includes('isLP'),
  isUser: set.includes('isUser'),
})

describe('SOCKS 1000 UNI, user 400 UNI, liquidity the remainder (spec: claims.breakdown)', () => {
  it.each([
    [
      'all three',
      uni(5000),
      flags('isSOCKS', 'isLP', 'isUser'),
      { socks: uni(1000), liquidity: uni(3600), user: uni(400) },
    ],
    ['liquidity and user', uni(700), flags('isLP', 'isUser'), { liquidity: uni(300), user: uni(400) }],
    ['liquidity alone', uni(7), flags('isLP'), { liquidity: uni(7) }],
    ['user alone', uni(400), flags('isUser'), { user: uni(400) }],
    ['a liquidity of nothing is shown', uni(400), flags('isLP', 'isUser'), { liquidity: 0n, user: uni(400) }],
    ['a liquidity below nothing is not', uni(300), flags('isLP', 'isUser'), { user: uni(400) }],
    ['no flags, no rows', uni(300), flags(), {}],
  ])('%s', (_, total, set, rows) => {
    expect(Object.fromEntries(claimBreakdown(total, set).map(({ kind, amount }) => [kind, amount]))).toEqual(rows)
  })
})

it('a claim is available only if there is a record and the contract reports that it is not claimed yet (spec: claims.available)', () => {
  expect(claimable(5n, false)).toBe(5n)
  expect(claimable(5n, true)).toBe(0n)
  expect(claimable(5n, null)).toBe(0n)
  expect(claimable(null, false)).toBe(0n)
})

it('the total is the sum of wallet, airdrop and reward pools; unclaimed are the rewards', () => {
  expect(tokenBreakdown(1n, 20n, 300n)).toEqual({ total: 321n, balance: 1n, unclaimed: 300n })
})
