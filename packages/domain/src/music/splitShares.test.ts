import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { type ShareProblem, type TypedShare, shareBps, shareText, splitShares } from './splitShares.ts'

const account = (digit: string): Address => `0x${digit.repeat(40)}`
const ARTIST = account('1')
const ANN = account('2')
const BOB = account('3')
const JUKEBOX = account('4')
const split = (...typed: readonly TypedShare[]) => splitShares(ARTIST, typed, [JUKEBOX, null])
const paid = (who: Address | null, share: string): TypedShare => ({ account: who, share })

it.each([
  ['25', 2500],
  ['33.33', 3333],
  ['33,3', 3330],
  ['5.', 500],
  [' 0.01 ', 1],
  ['100', 10_000],
  ['', null],
  ['33.333', null],
  ['-5', null],
  ['1e2', null],
])('a share of "%s" is %s hundredths of a per cent', (text, bps) => {
  expect(shareBps(text)).toBe(bps)
})

it.each([1, 100, 3330, 3333, 10_000])('a share of %s hundredths of a per cent is formatted as typed', (bps) => {
  expect(shareBps(shareText(bps))).toBe(bps)
})

it('the artist comes first with the remainder, so that the shares add up to the whole (spec: studio.payees)', () => {
  expect(split().payees).toEqual([{ account: ARTIST, shareBps: 10_000 }])
  expect(split(paid(ANN, '33.33'), paid(BOB, '12.5'))).toEqual({
    ownBps: 5417,
    problems: [null, null],
    payees: [
      { account: ARTIST, shareBps: 5417 },
      { account: ANN, shareBps: 3333 },
      { account: BOB, shareBps: 1250 },
    ],
  })
})

it('an artist who gives everything away is not a payee', () => {
  expect(split(paid(ANN, '40'), paid(BOB, '60')).payees).toEqual([
    { account: ANN, shareBps: 4000 },
    { account: BOB, shareBps: 6000 },
  ])
})

it.each<[string, readonly TypedShare[], readonly (ShareProblem | null)[]]>([
  ['a name that is not resolved yet', [paid(null, '5')], ['noAccount']],
  ['an account that the jukebox does not pay', [paid(JUKEBOX, '5')], ['cannotBePaid']],
  ['the artist as a payee', [paid(ARTIST, '5')], ['twice']],
  ['a repeated payee', [paid(ANN, '5'), paid(ANN, '6')], [null, 'twice']],
  ['an empty share', [paid(ANN, '')], ['noShare']],
  ['a share of zero', [paid(ANN, '0.00')], ['noShare']],
  ['more than the whole', [paid(ANN, '60'), paid(BOB, '40.01')], [null, 'tooMuch']],
])('%s is reported at its field, and prevents registration', (_, typed, problems) => {
  const { problems: all, payees } = split(...typed)
  expect(all).toEqual(problems)
  expect(payees).toBeNull()
})

it('a song has at most ten payees including the artist', () => {
  const others = Array.from({ length: 10 }, (_, at) => paid(`0x${String(at).padStart(40, 'a')}`, '10'))
  expect(split(...others).payees).toHaveLength(10)
  expect(split(...others.slice(1), paid(ANN, '5')).payees).toBeNull()
  expect(split(...others.slice(1)).payees).toHaveLength(10)
})
