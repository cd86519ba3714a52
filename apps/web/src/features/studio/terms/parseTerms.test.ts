import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { parseTerms } from './parseTerms.ts'
import type { TypedTerms } from './typedTerms.ts'

const account = (digit: string): Address => `0x${digit.repeat(40)}`
const ARTIST = account('1')
const ANN = account('2')
const JUKEBOX = account('3')
const PIECES = account('4')
const TOKEN: Token = { kind: 'token', address: account('5'), symbol: 'ARLO', name: 'Arlo', decimals: 18 }
const AT = '2026-11-24T10:00'
const SECONDS = Date.parse(AT) / 1000
const PLAIN: TypedTerms = {
  token: null,
  opensAt: null,
  payees: [],
  supporters: 'nobody',
  atLeast: '',
  kept: [],
  cost: '',
}
const read = (typed: Partial<TypedTerms>, nowSeconds = SECONDS - 60, collection: Address | null = PIECES) =>
  parseTerms({ ...PLAIN, ...typed }, { artist: ARTIST, token: TOKEN, nowSeconds, collection, unpayable: [JUKEBOX] })

it('default terms open at once, for everybody, and pay everything to the artist', () => {
  expect(read({ supporters: 'token' }).terms).toEqual({
    token: TOKEN.address,
    opensAtSeconds: null,
    supporters: [],
    payees: [{ account: ARTIST, shareBps: 10_000 }],
  })
})

it('an opening time is read in local time, and accepted only if it is later than the time of the chain', () => {
  expect(read({ opensAt: AT }).terms?.opensAtSeconds).toBe(BigInt(SECONDS))
  expect(read({ opensAt: AT }, SECONDS)).toMatchObject({ isPast: true, terms: null })
  expect(read({ opensAt: '' })).toMatchObject({ isPast: true, terms: null })
})

it('supporters hold an amount of the token or a collectible; an amount of zero is invalid (spec: studio.supporters)', () => {
  const later = { opensAt: AT, supporters: 'token' } as const
  expect(read({ ...later, atLeast: '0.000000000000000001' }).terms?.supporters).toEqual([
    { kind: 'token', token: TOKEN.address, atLeast: '1' },
  ])
  for (const atLeast of ['', '0', '1e3'])
    expect(read({ ...later, atLeast })).toMatchObject({ isAmountInvalid: true, terms: null })
  const pieces = { opensAt: AT, supporters: 'collectible' } as const
  expect(read(pieces).terms?.supporters).toEqual([{ kind: 'collectible', collection: PIECES }])
  expect(read(pieces, SECONDS - 60, null).terms?.supporters).toEqual([])
})

it('invalid shares give no terms', () => {
  const payee = { key: 1, text: '', account: ANN, share: '30' }
  expect(read({ payees: [payee] }).terms?.payees).toHaveLength(2)
  expect(read({ payees: [{ ...payee, account: JUKEBOX }] }).terms).toBeNull()
})
