import { expect, it } from 'vitest'
import type { Currency } from '../currency.ts'
import { type ReleaseField, type ReleaseProblem, type TypedRelease, readRelease } from './readRelease.ts'

const ETHER: Currency = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }
const DAY = 86_400
const VALID: TypedRelease = {
  collectionName: 'Night Drives',
  symbol: 'NIGHT',
  collectionText: '',
  name: 'Blue Hour',
  artist: '',
  description: '',
  royalty: '7.5',
  price: '1.000000000000000001',
}
const CONTEXT = { nowSeconds: 1000, releaseSeconds: 1001n, currency: ETHER, hasPicture: true, isFirst: true }
const problems = (typed: Partial<TypedRelease>, context: Partial<typeof CONTEXT> | { releaseSeconds: null } = {}) => [
  ...readRelease({ ...VALID, ...typed }, { ...CONTEXT, ...context }).problems,
]

it('typed fields are parsed to exact terms (spec: release.form)', () => {
  const price = { currency: ETHER, raw: 1_000_000_000_000_000_001n }
  expect(readRelease(VALID, CONTEXT)).toEqual({
    problems: new Map(),
    price,
    terms: { royaltyBps: 750, releaseSeconds: 1001n, price },
  })
  expect(readRelease({ ...VALID, royalty: '' }, CONTEXT).terms?.royaltyBps).toBe(0)
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
  const read = readRelease({ ...VALID, ...typed }, CONTEXT)
  expect(read.terms).toBeNull()
  // The preview shows a price as soon as it is valid.
  expect(read.price === null).toBe(field === 'price')
})

it('a release must be in the future, and within the market’s 180 days (spec: market.longest)', () => {
  expect(problems({}, { releaseSeconds: null })).toEqual([['releaseAt', 'missing']])
  expect(problems({}, { releaseSeconds: 1000n })).toEqual([['releaseAt', 'past']])
  expect(problems({}, { releaseSeconds: BigInt(1000 + 180 * DAY) })).toEqual([])
  expect(problems({}, { releaseSeconds: BigInt(1001 + 180 * DAY) })).toEqual([['releaseAt', 'late']])
})

it('a release into an existing collection needs no collection name, and problems are in field order', () => {
  const empty = { collectionName: '', symbol: '', name: '', price: '' }
  expect(problems(empty, { isFirst: false, hasPicture: false }).map(([field]) => field)).toEqual([
    'picture',
    'name',
    'price',
  ])
})
