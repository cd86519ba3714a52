import { expect, it } from 'vitest'
import type { Token } from '../currency.ts'
import { giveTerms } from './giveTerms.ts'

const COIN = 10n ** 18n
const token: Token = {
  kind: 'token',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  symbol: 'MIRA',
  name: 'Mira',
  decimals: 18,
}
const facts = { song: { cost: 3n * COIN }, token, budget: null, balance: 600n * COIN }
const typed = { plays: '200', most: '3', perDay: '25' }
const budget = { mostPerPlay: 3n * COIN, perDay: 25n }

it('an amount is that of the plays at the present price, to the unit (spec: touch.give)', () => {
  expect(giveTerms(typed, facts)).toEqual({
    ok: true,
    terms: { amount: 600n * COIN, mostPerPlay: 3n * COIN, perDay: 25n },
  })
})

it('with nothing added the limits of a budget change (spec: touch.give)', () => {
  expect(giveTerms({ ...typed, plays: '', most: '4.000000000000000001' }, { ...facts, budget })).toEqual({
    ok: true,
    terms: { amount: 0n, mostPerPlay: 4n * COIN + 1n, perDay: 25n },
  })
})

it.each([
  ['no plays', { plays: '' }, {}, 'plays'],
  ['no whole plays', { plays: '1.5' }, {}, 'plays'],
  ['a negative number', { plays: '-1' }, {}, 'plays'],
  ['too many plays', { plays: '1000001' }, {}, 'plays'],
  ['no highest price', { most: '' }, {}, 'most'],
  ['more decimals than the token has', { most: '3.0000000000000000001' }, {}, 'most'],
  ['no plays a day', { perDay: '0' }, {}, 'perDay'],
  ['a day of too many', { perDay: '1000001' }, {}, 'perDay'],
  ['a highest price below the price', { most: '2.99' }, {}, 'belowPrice'],
  ['more than the account has', { plays: '201' }, {}, 'balance'],
  ['a budget as it was', { plays: '0' }, { budget }, 'unchanged'],
] as const)('%s is refused, and said (spec: touch.give)', (_, change, other, problem) => {
  const outcome = giveTerms({ ...typed, ...change }, { ...facts, ...other })
  expect(outcome).toEqual({ ok: false, problem })
})

it('a balance that was not read refuses nothing', () => {
  expect(giveTerms({ ...typed, plays: '1000' }, { ...facts, balance: null })).toMatchObject({ ok: true })
})
