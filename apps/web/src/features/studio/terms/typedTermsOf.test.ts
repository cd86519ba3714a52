import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { fieldTime, typedSeconds } from './openingText.ts'
import { parseTerms, supporterKeys } from './parseTerms.ts'
import { typedSupportersOf, typedTermsOf } from './typedTermsOf.ts'

const account = (digit: string): Address => `0x${digit.repeat(40)}`
const ARTIST = account('1')
const ANN = account('2')
const PIECES = account('4')
const OTHER_COLLECTION = account('6')
const TOKEN: Token = { kind: 'token', address: account('5'), symbol: 'ARLO', name: 'Arlo', decimals: 18 }
const AT = BigInt(Date.parse('2026-11-24T10:00') / 1000)
const context = { artist: ARTIST, token: TOKEN, collection: PIECES }

const token: SongKey = { kind: 'token', token: TOKEN.address, atLeast: '12500000000000000001' }
const pieces: SongKey = { kind: 'collectible', collection: PIECES }
const foreign: SongKey = { kind: 'collectible', collection: OTHER_COLLECTION }

it.each<[string, readonly SongKey[], string]>([
  ['nobody', [], 'nobody'],
  ['holders of an amount of its token', [token], 'token'],
  ['holders of our collectibles', [pieces], 'collectible'],
  ['holders of another collection', [foreign], 'kept'],
  ['holders of one of several', [token, pieces], 'kept'],
])(
  'early listeners (%s) are converted back to exact field values (spec: studio.terms-changed)',
  (_, keys, supporters) => {
    const typed = typedSupportersOf(keys, context)
    expect(typed.supporters).toBe(supporters)
    expect(supporterKeys(typed, context)).toEqual(keys)
  },
)

it('terms filled in again and left unchanged stay the same (spec: studio.terms-changed)', () => {
  const plan = {
    token: TOKEN.address,
    cost: 10n ** 18n + 1n,
    opensAtSeconds: AT,
    payees: [
      { account: ARTIST, shareBps: 6667 },
      { account: ANN, shareBps: 3333 },
    ],
  }
  const typed = typedTermsOf(plan, [token], context)
  expect(typed.cost).toBe('1.000000000000000001')
  const { terms } = parseTerms(typed, { ...context, nowSeconds: Number(AT) - 1, unpayable: [] })
  expect(terms).toEqual({ token: plan.token, opensAtSeconds: AT, payees: plan.payees, supporters: [token] })
})

it('a draft without terms starts with those of a new song, whose token may be unknown', () => {
  const nothing = { token: null, opensAt: null, payees: [], supporters: 'nobody', atLeast: '', kept: [], cost: '' }
  expect(typedTermsOf(null, [], context)).toEqual(nothing)
  expect(typedSupportersOf([token], { token: null, collection: null }).supporters).toBe('kept')
})

it.each([AT, AT + 1n, 0n])('the time %s is the same after a round trip through the field', (seconds) => {
  expect(typedSeconds(fieldTime(seconds))).toBe(seconds)
})

it('a time outside the field’s calendar leaves the field empty', () => {
  expect([fieldTime(2n ** 64n - 1n), fieldTime(253_402_300_800n)]).toEqual(['', ''])
})
