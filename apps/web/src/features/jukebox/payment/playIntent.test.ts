import { type Token, amountOf } from '@musi/domain/currency'
import type { Address } from '@musi/domain/address'
import { paymentShares } from '@musi/domain/music/paymentShares'
import { expect, test } from 'vitest'
import { netCost } from './playIntent.ts'

const [ARTIST, FRIEND, FAN]: readonly [Address, Address, Address] = [
  `0x${'1'.repeat(40)}`,
  `0x${'2'.repeat(40)}`,
  `0x${'3'.repeat(40)}`,
]
const TOKEN: Token = { kind: 'token', address: `0x${'4'.repeat(40)}`, symbol: 'MIRA', name: 'Mira', decimals: 18 }
const cost = amountOf(TOKEN, 8_000_000_000_000_000_001n)
const shares = paymentShares(cost.raw, [
  { account: ARTIST, shareBps: 7_500 },
  { account: FRIEND, shareBps: 2_500 },
])

test.each([
  ['a fan', FAN, 8_000_000_000_000_000_001n],
  ['a payee', FRIEND, 6_000_000_000_000_000_001n],
  ['the first payee, who gets the rounding remainder,', ARTIST, 2_000_000_000_000_000_000n],
])('the amount that leaves the account of %s is the price minus its own share, to the wei', (_, account, left) => {
  expect(netCost({ cost, shares }, account)).toBe(left)
})
