import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { fieldTime, typedSeconds } from './openingText.ts'
import { readTerms, supporterKeys } from './readTerms.ts'
import { supportersAgain, typedAgain } from './typedAgain.ts'

const account = (digit: string): Address => `0x${digit.repeat(40)}`
const ARTIST = account('1')
const ANN = account('2')
const PIECES = account('4')
const OTHERS = account('6')
const TOKEN: Token = { kind: 'token', address: account('5'), symbol: 'ARLO', name: 'Arlo', decimals: 18 }
const AT = BigInt(Date.parse('2026-11-24T10:00') / 1000)
const around = { artist: ARTIST, token: TOKEN, collection: PIECES }

const token: SongKey = { kind: 'token', token: TOKEN.address, atLeast: '12500000000000000001' }
const pieces: SongKey = { kind: 'collectible', collection: PIECES }
const foreign: SongKey = { kind: 'collectible', collection: OTHERS }

it.each<[string, readonly SongKey[], string]>([
  ['nobody', [], 'nobody'],
  ['holders of so much of its token', [token], 'token'],
  ['holders of a collectible of ours', [pieces], 'collectible'],
  ['holders of another collection', [foreign], 'kept'],
  ['holders of one of several', [token, pieces], 'kept'],
])('%s fill the fields as they were typed, to the last digit (spec: studio.terms-changed)', (_, keys, supporters) => {
  const typed = supportersAgain(keys, around)
  expect(typed.supporters).toBe(supporters)
  expect(supporterKeys(typed, around)).toEqual(keys)
})

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
  const typed = typedAgain(plan, [token], around)
  expect(typed.cost).toBe('1.000000000000000001')
  const { terms } = readTerms(typed, { ...around, nowSeconds: Number(AT) - 1, unpayable: [] })
  expect(terms).toEqual({ token: plan.token, opensAtSeconds: AT, payees: plan.payees, supporters: [token] })
})

it('a draft without terms starts with those of a new song, whose token may be unknown', () => {
  const nothing = { token: null, opensAt: null, payees: [], supporters: 'nobody', atLeast: '', kept: [], cost: '' }
  expect(typedAgain(null, [], around)).toEqual(nothing)
  expect(supportersAgain([token], { token: null, collection: null }).supporters).toBe('kept')
})

it.each([AT, AT + 1n, 0n])('the field for a time shows %s as it was typed', (seconds) => {
  expect(typedSeconds(fieldTime(seconds))).toBe(seconds)
})

it('a time that no field can show has to be chosen again', () => {
  expect([fieldTime(2n ** 64n - 1n), fieldTime(253_402_300_800n)]).toEqual(['', ''])
})
