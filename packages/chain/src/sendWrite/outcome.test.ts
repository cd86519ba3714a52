import type { Address } from '@musi/domain/address'
import { describe, expect, test } from 'vitest'
import { type Change, outcome, promisedHoldings } from './outcome.ts'
import { type Asset, type PromisedAmounts, combinePromisedAmounts } from './promisedAmounts.ts'

const account = '0x00000000000000000000000000000000000000A1'
const friend = '0x00000000000000000000000000000000000000B2'
const [dai, other] = [
  { kind: 'token', address: '0x00000000000000000000000000000000000000d1' },
  { kind: 'token', address: '0x00000000000000000000000000000000000000d2' },
] as const satisfies Asset[]
const piece: Asset = { kind: 'piece', collection: '0x00000000000000000000000000000000000000E1', id: 7n }

const promiseOf = (sides: Partial<PromisedAmounts>): PromisedAmounts => ({
  pays: [],
  gets: [],
  balanceReader: '0x00000000000000000000000000000000000000C1',
  ...sides,
})
const change = (asset: Asset, gain: bigint, owner: Address = account): Change => ({ holding: { owner, asset }, gain })
const isAsPromised = (promised: PromisedAmounts, ...changes: Change[]) =>
  outcome(changes, promised, account).isAsPromised

describe('a promised side', () => {
  const atMost = promiseOf({ pays: [{ asset: dai, amount: 10n, bound: 'atMost' }] })
  const exactly = promiseOf({ pays: [{ asset: dai, amount: 10n, bound: 'exactly' }] })
  const atLeast = promiseOf({ gets: [{ asset: dai, amount: 10n, bound: 'atLeast' }] })
  const toFriend = promiseOf({ gets: [{ asset: dai, amount: 10n, bound: 'exactly', receiver: friend }] })

  test.each([
    ['at most the amount is paid', atMost, [-10n, -9n, 0n], [-11n]],
    ['exactly the amount is paid', exactly, [-10n], [-11n, -9n, 0n]],
    ['at least the amount is received', atLeast, [10n, 11n], [9n, 0n, -1n]],
  ] as const)('%s', (_, promised, allowedGains, refusedGains) => {
    for (const gain of allowedGains) expect(isAsPromised(promised, change(dai, gain))).toBe(true)
    for (const gain of refusedGains) expect(isAsPromised(promised, change(dai, gain))).toBe(false)
  })

  test('another recipient’s amount is measured in that account, in any letter case of the address', () => {
    expect(isAsPromised(toFriend, change(dai, 10n, friend.toLowerCase() as Address))).toBe(true)
    expect(isAsPromised(toFriend, change(dai, 9n, friend))).toBe(false)
    expect(isAsPromised(toFriend, change(dai, 11n, friend))).toBe(false)
  })

  test('paying and getting the same asset in one account are one change', () => {
    const both = promiseOf({ pays: exactly.pays, gets: atLeast.gets })
    expect(isAsPromised(both, change(dai, 0n))).toBe(true)
    expect(isAsPromised(both, change(dai, -1n))).toBe(false)
  })
})

describe('an asset that was not promised', () => {
  test.each([
    ['native', { kind: 'native' }],
    ['a token', other],
    ['a piece', piece],
  ] as const)('%s breaks the promise if it leaves the account, not if it arrives', (_, asset) => {
    expect(isAsPromised(promiseOf({}), change(asset, -1n))).toBe(false)
    expect(isAsPromised(promiseOf({}), change(asset, 1n))).toBe(true)
  })

  test('is shown after the promised assets', () => {
    const promised = promiseOf({
      pays: [{ asset: dai, amount: 10n, bound: 'atMost' }],
      gets: [{ asset: piece, amount: 1n, bound: 'exactly', receiver: friend }],
    })
    const { moved } = outcome([change(dai, 0n), change(piece, 1n, friend), change(other, 4n)], promised, account)
    expect(moved.paid).toEqual([{ asset: dai, amount: 0n }])
    expect(moved.got).toEqual([
      { asset: piece, amount: 1n, receiver: friend },
      { asset: other, amount: 4n },
    ])
  })
})

test('the account’s native currency is always measured, promised or not', () => {
  const owner = account
  expect(promisedHoldings(promiseOf({}), account)).toEqual([{ owner, asset: { kind: 'native' } }])
  const paying = promiseOf({ pays: [{ asset: { kind: 'native' }, amount: 1n, bound: 'exactly' }] })
  expect(promisedHoldings(paying, account)).toHaveLength(1)
})

test('the promise of several steps is the sum of their promises', () => {
  const one = promiseOf({ pays: [{ asset: dai, amount: 10n, bound: 'exactly' }] })
  const two = promiseOf({ pays: [{ asset: dai, amount: 5n, bound: 'exactly' }] })
  expect(combinePromisedAmounts([{}, {}])).toBe(null)
  const both = combinePromisedAmounts([{ promised: one }, {}, { promised: two }])
  if (both === null) throw new Error('There is no promise.')
  expect(isAsPromised(both, change(dai, -15n))).toBe(true)
  expect(isAsPromised(both, change(dai, -10n))).toBe(false)
})
