import { describe, expect, it } from 'vitest'
import { claimBreakdown, claimableAmount } from './claimBreakdown.ts'
import { tokenBreakdown } from './tokenBreakdown.ts'

const uni = (whole: number) => BigInt(whole) * 10n ** 18n
const flags = (...set: ('isSOCKS' | 'isLP' | 'isUser')[]) => ({
  isSOCKS: set.includes('isSOCKS'),
  isLP: set.includes('isLP'),
  isUser: set.includes('isUser'),
})

describe('the breakdown of a claim: SOCKS 1000 UNI, user 400 UNI, liquidity the remainder (spec: claims.breakdown)', () => {
  it.each([
    [
      'has all three rows',
      uni(5000),
      flags('isSOCKS', 'isLP', 'isUser'),
      { socks: uni(1000), liquidity: uni(3600), user: uni(400) },
    ],
    ['has liquidity and user', uni(700), flags('isLP', 'isUser'), { liquidity: uni(300), user: uni(400) }],
    ['has liquidity alone', uni(7), flags('isLP'), { liquidity: uni(7) }],
    ['has user alone', uni(400), flags('isUser'), { user: uni(400) }],
    ['shows a liquidity of zero', uni(400), flags('isLP', 'isUser'), { liquidity: 0n, user: uni(400) }],
    ['hides a negative liquidity', uni(300), flags('isLP', 'isUser'), { user: uni(400) }],
    ['has no rows without flags', uni(300), flags(), {}],
  ])('%s', (_, total, set, rows) => {
    expect(Object.fromEntries(claimBreakdown(total, set).map(({ kind, amount }) => [kind, amount]))).toEqual(rows)
  })
})

it('a claim is available only if it has a record and the contract reports it as unclaimed (spec: claims.available)', () => {
  expect(claimableAmount(5n, false)).toBe(5n)
  expect(claimableAmount(5n, true)).toBe(0n)
  expect(claimableAmount(5n, null)).toBe(0n)
  expect(claimableAmount(null, false)).toBe(0n)
})

it('the total is the sum of wallet, airdrop and reward pools; "unclaimed" means the rewards alone', () => {
  expect(tokenBreakdown(1n, 20n, 300n)).toEqual({ total: 321n, balance: 1n, unclaimed: 300n })
})
