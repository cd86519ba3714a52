import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { fraction } from '../fraction.ts'
import { UNLIMITED } from '../settings/approvalChoice.ts'
import { type ReadApproval, openApprovals } from './openApprovals.ts'

const addressOf = (last: number): Address => `0x${last.toString(16).padStart(40, '0')}`
const read = (token: number, rest: Partial<ReadApproval> = {}): ReadApproval => ({
  token: addressOf(token),
  spender: addressOf(99),
  allowed: 10n,
  balance: 100n,
  price: fraction(1n),
  ...rest,
})
const order = (...all: readonly ReadApproval[]) => openApprovals(all).open.map(({ token }) => Number(token))

describe('the amount at stake (spec: approvals.open)', () => {
  it.each<[string, Partial<ReadApproval>, object]>([
    ['is the allowance if the balance is higher', { allowed: 10n, balance: 11n }, { stake: 10n, value: fraction(10n) }],
    ['is the balance if the allowance is higher', { allowed: 10n, balance: 9n }, { stake: 9n, value: fraction(9n) }],
    ['is zero for an empty balance', { balance: 0n }, { stake: 0n, value: fraction(0n) }],
    ['is unknown if the balance was not read', { balance: null }, { stake: null, value: null }],
    ['has no value without a price', { price: null }, { stake: 10n, value: null }],
  ])('%s', (_, fields, expected) => {
    expect(openApprovals([read(1, fields)]).open).toMatchObject([expected])
  })

  it.each<[bigint, boolean]>([
    [UNLIMITED, true],
    [UNLIMITED - 10n ** 60n, true],
    [UNLIMITED / 2n + 1n, true],
    [UNLIMITED / 2n, false],
    [2n ** 96n - 1n, true],
    [2n ** 96n - 2n, false],
    [2n ** 96n, false],
  ])('an allowance of %d counts as unlimited: %s', (allowed, unlimited) => {
    expect(openApprovals([read(1, { allowed })]).open).toMatchObject([{ unlimited }])
  })
})

describe('the order (spec: approvals.open-order)', () => {
  it('unlimited approvals come first, whatever they are worth', () => {
    expect(order(read(1), read(2, { allowed: UNLIMITED, balance: 0n }))).toEqual([2, 1])
    expect(order(read(2, { allowed: UNLIMITED, balance: 0n }), read(1))).toEqual([2, 1])
  })

  it('limited approvals are ordered by dollars at stake, then those without a price, then those of an empty balance', () => {
    const empty = read(4, { balance: 0n })
    const unpriced = read(3, { price: null })
    expect(order(empty, unpriced, read(2, { allowed: 9n }), read(1))).toEqual([1, 2, 3, 4])
    expect(order(read(1), read(2, { allowed: 9n }), unpriced, empty)).toEqual([1, 2, 3, 4])
    expect(order(read(5, { balance: null }), read(4, { balance: 0n, price: null }))).toEqual([5, 4])
  })

  it('equal approvals are ordered by token and spender', () => {
    expect(order(read(2), read(1))).toEqual([1, 2])
    expect(order(read(1), read(2))).toEqual([1, 2])
    const both = [read(1, { spender: addressOf(8) }), read(1, { spender: addressOf(7) })]
    expect(openApprovals(both).open.map(({ spender }) => spender)).toEqual([addressOf(7), addressOf(8)])
    expect(order(read(2, { price: null }), read(1, { price: null }))).toEqual([1, 2])
  })
})

it('an approval that could not be read is listed as unread, neither open nor none', () => {
  const all = [read(1, { allowed: null }), read(2, { allowed: 0n }), read(3)]
  const { open, unread } = openApprovals(all)
  expect(open.map(({ token }) => token)).toEqual([addressOf(3)])
  expect(unread).toEqual([{ token: addressOf(1), spender: addressOf(99) }])
})
