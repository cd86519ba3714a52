import { expect, it } from 'vitest'
import type { Currency } from '../currency.ts'
import { type ReleaseField, type ReleaseProblem, type TypedRelease, readRelease } from './readRelease.ts'

const ETHER: Currency = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }
const DAY = 86_400
const WHOLE: TypedRelease = {
  collectionName: 'Night Drives',
  symbol: 'NIGHT',
  collectionText: '',
  name: 'Blue Hour',
  artist: '',
  description: '',
  royalty: '7.5',
  price: '1.000000000000000001',
}
const AROUND = { nowSeconds: 1000, releaseSeconds: 1001n, currency: ETHER, hasPicture: true, isFirst: true }
const problems = (typed: Partial<TypedRelease>, around: Partial<typeof AROUND> | { releaseSeconds: null } = {}) => [
  ...readRelease({ ...WHOLE, ...typed }, { ...AROUND, ...around }).problems,
]

it('typed fields become terms, to the last digit (spec: release.form)', () => {
  expect(readRelease(WHOLE, AROUND)).toEqual({
    problems: new Map(),
    terms: {
      royaltyBps: 750,
      releaseSeconds: 1001n,
      price: { currency: ETHER, raw: 1_000_000_000_000_000_001n },
    },
  })
  expect(readRelease({ ...WHOLE, royalty: '' }, AROUND).terms?.royaltyBps).toBe(0)
})

it.each<[Partial<TypedRelease>, ReleaseField, ReleaseProblem]>([
  [{ collectionName: ' ' }, 'collectionName', 'missing'],
  [{ collectionName: 'ü'.repeat(33) }, 'collectionName', 'tooLong'],
  [{ symbol: '' }, 'symbol', 'missing'],
  [{ symbol: 'S'.repeat(33) }, 'symbol', 'tooLong'],
  [{ collectionText: 'a'.repeat(1001) }, 'collectionText', 'tooLong'],
  [{ name: '' }, 'name', 'missing'],
  [{ name: 'a'.repeat(81) }, 'name', 'tooLong'],
  [{ artist: 'a'.repeat(61) }, 'artist', 'tooLong'],
  [{ description: 'a'.repeat(901) }, 'description', 'tooLong'],
  [{ price: '' }, 'price', 'noAmount'],
  [{ price: '0' }, 'price', 'noAmount'],
  [{ price: '0.0000000000000000001' }, 'price', 'tooManyDecimals'],
  [{ royalty: 'x' }, 'royalty', 'noPercent'],
  [{ royalty: '7.555' }, 'royalty', 'noPercent'],
  [{ royalty: '50.01' }, 'royalty', 'tooMuch'],
])('typing %o makes the field %s %s (spec: release.form)', (typed, field, problem) => {
  expect(problems(typed)).toEqual([[field, problem]])
  expect(readRelease({ ...WHOLE, ...typed }, AROUND).terms).toBeNull()
})

it('a release must be in the future, and within the market’s 180 days (spec: market.longest)', () => {
  expect(problems({}, { releaseSeconds: null })).toEqual([['releaseAt', 'missing']])
  expect(problems({}, { releaseSeconds: 1000n })).toEqual([['releaseAt', 'past']])
  expect(problems({}, { releaseSeconds: BigInt(1000 + 180 * DAY) })).toEqual([])
  expect(problems({}, { releaseSeconds: BigInt(1001 + 180 * DAY) })).toEqual([['releaseAt', 'late']])
})

it('a release into an existing collection needs no new name, and problems come in the order of the fields', () => {
  const empty = { collectionName: '', symbol: '', name: '', price: '' }
  expect(problems(empty, { isFirst: false, hasPicture: false }).map(([field]) => field)).toEqual([
    'picture',
    'name',
    'price',
  ])
})
