import { schema } from '@uniswap/token-lists'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dice } from '../exchange/oracle/seededPairs.ts'
import { isDateTime } from './schema/dateTime.ts'
import { anyList } from './oracle/anyList.ts'
import { parseTokenList, schemaDetails } from './schema.ts'
import { isUri } from './schema/uri.ts'

const ajv = new Ajv({ allErrors: true })
formats.default(ajv)
const published = ajv.compile(schema)
const format = (name: string) => ajv.compile({ type: 'string', format: name })
const RUNS = process.env.MUSI_LONG ? 400_000 : 4000

/** Paths of the published schema's errors; null if there are none. */
const publishedPaths = (json: unknown) =>
  published(json) ? null : [...new Set(published.errors?.map(({ instancePath }) => instancePath))].toSorted()
const ourPaths = (json: unknown) => {
  const parsed = parseTokenList(json)
  return parsed.ok ? null : [...new Set(parsed.problems.map(({ path }) => path))].toSorted()
}

const ADDRESS = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const TOKEN = { chainId: 1, address: ADDRESS, decimals: 18, name: 'Uniswap', symbol: 'UNI' }
const LIST = {
  name: 'My List',
  timestamp: '2026-11-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [TOKEN],
}
const listWithToken = (fields: object) => ({ ...LIST, tokens: [{ ...TOKEN, ...fields }] })
const details = (json: unknown) => {
  const parsed = parseTokenList(json)
  return parsed.ok ? null : schemaDetails(parsed.problems)
}

describe('a token list', () => {
  it('needs a name, a timestamp, a version and tokens', () => {
    expect(parseTokenList(LIST)).toEqual({ ok: true, list: LIST })
  })

  it('is refused with all errors and their paths', () => {
    expect(details({ ...listWithToken({ decimals: 256, symbol: 'A B' }), name: '' })).toBe(
      '/name is empty; /name has other characters than letters, digits, underscores and spaces; ' +
        '/tokens/0/decimals is above 255; /tokens/0/symbol has a space or a line end',
    )
    expect(details({})).toBe(
      "lacks the property 'name'; lacks the property 'timestamp'; lacks the property 'version'; lacks the property 'tokens'",
    )
  })

  it.each([
    ['a name of 30', { ...LIST, name: 'n'.repeat(30) }, true],
    ['a name of 31', { ...LIST, name: 'n'.repeat(31) }, false],
    ['a token name of 60 emoji', listWithToken({ name: '🎵'.repeat(60) }), true],
    ['a token name of 61', listWithToken({ name: 'n'.repeat(61) }), false],
    ['a symbol of 20', listWithToken({ symbol: 'S'.repeat(20) }), true],
    ['a symbol of 21', listWithToken({ symbol: 'S'.repeat(21) }), false],
    ['an empty symbol and name', listWithToken({ symbol: '', name: '' }), true],
    ['a name of two lines', listWithToken({ name: 'a\nb' }), false],
    ['0 decimals', listWithToken({ decimals: 0 }), true],
    ['255 decimals', listWithToken({ decimals: 255 }), true],
    ['256 decimals', listWithToken({ decimals: 256 }), false],
    ['half a decimal', listWithToken({ decimals: 0.5 }), false],
    ['no token', { ...LIST, tokens: [] }, false],
    ['extra fields on the list', { ...LIST, extra: 1 }, true],
    ['extra fields on a token', listWithToken({ extra: 1 }), false],
    ['extra fields on the version', { ...LIST, version: { ...LIST.version, extra: 1 } }, false],
    ['__proto__ on a token', JSON.parse(`{"__proto__":1}`), false],
    ['keywords twice', { ...LIST, keywords: ['a', 'a'] }, false],
    ['a path for a logo', listWithToken({ logoURI: '/logo.png' }), false],
    ['an ipfs logo', listWithToken({ logoURI: 'ipfs://QmXfzKRvjZz3u5JRgC4v5mGVbm9ahrUiB4DgzHBsnWbTMM' }), true],
    ['extensions nested two levels deep', listWithToken({ extensions: { a: { b: { c: 1 } } } }), true],
    ['extensions nested three levels deep', listWithToken({ extensions: { a: { b: { c: { d: 1 } } } } }), false],
    ['a list in an extension', listWithToken({ extensions: { a: [] } }), false],
  ])('case 99: is checked with %s', (_, json, fits) => {
    expect(parseTokenList(json).ok).toBe(fits)
    expect(published(json)).toBe(fits)
  })

  it.each([10_000, 10_001])('case 99: has at most 10,000 tokens: %i', (count) => {
    const json = { ...LIST, tokens: Array.from({ length: count }, () => TOKEN) }
    expect(ourPaths(json)).toEqual(count > 10_000 ? ['/tokens'] : null)
    expect(publishedPaths(json)).toEqual(ourPaths(json))
  })

  it('has unknown keys reported without hidden characters', () => {
    expect(details(listWithToken({ ['x\u202e'.repeat(100)]: 1 }))).toMatch(
      /^\/tokens\/0 has the unknown property '[x…]{1,40}'$/,
    )
  })
})

it(`case 99: a token list is valid exactly if the published schema accepts it, with errors at the same paths, in ${RUNS} valid and spoiled lists`, () => {
  const roll = dice('lists')
  let good = 0
  for (let run = 0; run < RUNS; run++) {
    const json = anyList(roll)
    const paths = ourPaths(json)
    expect([json, paths]).toEqual([json, publishedPaths(json)])
    if (paths === null) good += 1
  }
  expect(good).toBeGreaterThan(RUNS / 10)
  expect(good).toBeLessThan(RUNS / 2)
})

const FIELDS: readonly (readonly [name: string, made: (text: string) => unknown])[] = [
  ['the name', (text) => ({ ...LIST, name: text })],
  ['a keyword', (text) => ({ ...LIST, keywords: [text] })],
  ['a tag', (text) => ({ ...LIST, tags: { [text]: { name: 'a', description: 'a' } } })],
  ['a tag’s name', (text) => ({ ...LIST, tags: { a: { name: text, description: 'a' } } })],
  ['a tag’s description', (text) => ({ ...LIST, tags: { a: { name: 'a', description: text } } })],
  ['a token’s name', (text) => listWithToken({ name: text })],
  ['a token’s symbol', (text) => listWithToken({ symbol: text })],
  ['a token’s address', (text) => listWithToken({ address: text })],
  ['a token’s tag', (text) => listWithToken({ tags: [text] })],
  ['an extension', (text) => listWithToken({ extensions: { [text]: 1 } })],
  ['an extension’s text', (text) => listWithToken({ extensions: { a: text } })],
  ['an inner extension', (text) => listWithToken({ extensions: { a: { [text]: { a: text } } } })],
]
const LENGTHS = [0, 1, 2, 10, 11, 20, 21, 30, 31, 40, 41, 42, 43, 60, 61, 200, 201]
const TEXTS = [
  ...LENGTHS.map((length) => 'x'.repeat(length)),
  ' ',
  'a b',
  'a.b',
  'a,b:',
  'a-b',
  'a+b',
  'é',
  'a\nb',
  'a\tb',
  '🎵'.repeat(20),
]

it.each(FIELDS)('case 99: %s has the limits and characters of the published schema', (_, made) => {
  for (const text of TEXTS) expect([text, ourPaths(made(text))]).toEqual([text, publishedPaths(made(text))])
})

const COUNTED: readonly (readonly [name: string, made: (count: number) => unknown])[] = [
  ['major', (count) => ({ ...LIST, version: { ...LIST.version, major: count } })],
  ['minor', (count) => ({ ...LIST, version: { ...LIST.version, minor: count } })],
  ['patch', (count) => ({ ...LIST, version: { ...LIST.version, patch: count } })],
  ['chain', (count) => listWithToken({ chainId: count })],
  ['decimals', (count) => listWithToken({ decimals: count })],
  ['keywords', (count) => ({ ...LIST, keywords: numbered(count) })],
  ['tags', (count) => ({ ...LIST, tags: keyed(count, { name: 'a', description: 'a' }) })],
  ['tokens', (count) => ({ ...LIST, tokens: numbered(count).map(() => TOKEN) })],
  ['mapped tokens', (count) => ({ ...LIST, tokenMap: keyed(count, TOKEN) })],
  ['tags of a token', (count) => listWithToken({ tags: numbered(count) })],
  ['extensions', (count) => listWithToken({ extensions: keyed(count, 1) })],
  ['inner extensions', (count) => listWithToken({ extensions: { a: keyed(count, 1) } })],
]
const numbered = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => `a${at}`)
const keyed = (count: number, value: unknown) => Object.fromEntries(numbered(count).map((key) => [key, value]))

it.each(COUNTED)('case 99: the count of %s has the limits of the published schema', (subject, made) => {
  const most = subject === 'mapped tokens' ? [10_000, 10_001] : []
  for (const count of [-1, 0, 0.5, 1, 10, 11, 20, 21, 255, 256, ...most])
    expect([count, ourPaths(made(count))]).toEqual([count, publishedPaths(made(count))])
})

it('every month has its number of days', () => {
  const theirs = format('date-time')
  for (const year of [2023, 2024])
    for (let month = 0; month <= 13; month++)
      for (const day of ['00', '01', '28', '29', '30', '31', '32']) {
        const time = `${year}-${String(month).padStart(2, '0')}-${day}T00:00:00Z`
        expect([time, isDateTime(time)]).toEqual([time, theirs(time)])
      }
})

it.each([
  ['http://[::0.0.0.0]/', true],
  ['http://[::255.249.199.250]/', true],
  ['http://[::256.1.1.1]/', false],
  ['http://[::1.300.1.1]/', false],
  ['http://[1:2:3:4:5:6:7:8]/', true],
  ['http://[1:2:3:4:5:6:7]/', false],
  ['http://[1:2:3:4:5:6:7:8:9]/', false],
  ['http://[1:2:3:4:5:6:1.2.3.4]/', true],
  ['http://[1:2:3:4:5:6:7:1.2.3.4]/', false],
  ['http://[1:2:3:4:5:6:7::]/', true],
  ['http://[1:2:3:4:5:6:7::8]/', false],
  ['http://[1::2::3]/', false],
  ['http://[1.2.3.4::]/', false],
  ['http://[vF.a:b]:80/x', true],
  ['http://[v.a]/', false],
  ['a:b', true],
  ['a:', false],
  ['a:?b', false],
  ['a:b?c?d#e/f', true],
  ['a:b#c#d', false],
  ['a:b?^d', false],
  ['a:b?c?^', false],
  ['a:/?b', true],
  ['1a:b', false],
  ['a:%2', false],
  ['a:%2f', true],
])('%s is checked as a URI', (uri, fits) => {
  expect([isUri(uri), format('uri')(uri)]).toEqual([fits, fits])
})

it.each([
  ['1900-02-29T00:00:00Z', false],
  ['2000-02-29T00:00:00Z', true],
  ['2001-02-29T00:00:00Z', false],
  ['2004-02-29T00:00:00Z', true],
  ['2026-04-31T00:00:00Z', false],
  ['2026-11-00T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-11-01T23:59:59+23:59', true],
  ['2026-11-01T24:00:00Z', false],
  ['2026-11-01T00:60:00Z', false],
  ['2026-11-01T00:00:00+24:00', false],
  ['2026-11-01T00:00:00+00:60', false],
  ['2026-11-01T23:59:60Z', true],
  ['2026-11-01T23:59:61Z', false],
  ['2026-11-01T23:58:60Z', false],
  ['2026-11-01T00:29:60+00:30', true],
  ['2026-11-01T01:29:60+01:30', true],
  ['2026-11-01T23:29:60-00:30', true],
  ['2026-11-01T22:29:60-01:30', true],
  ['2026-11-01T00:30:60+00:30', false],
  ['2026-11-01T00:00:60+00:00', false],
  ['2026-11-01T00:59:60+01:00', true],
])('%s is checked as a date with time and zone', (time, fits) => {
  expect([isDateTime(time), format('date-time')(time)]).toEqual([fits, fits])
})

it(`a URI is accepted exactly if the published format accepts it, in ${RUNS * 5} generated texts`, () => {
  const theirs = format('uri')
  const part = fc.constantFrom(
    ...[
      'a',
      'A',
      '1',
      ':',
      '//',
      '/',
      '@',
      '?',
      '#',
      '%',
      '%2f',
      '%F',
      '[',
      ']',
      '[::1]',
      '[1:2::3.4.5.6]',
      '[v1.x]',
      '[::1.2.3.4]',
    ],
    ...['256.1.1.1', ':80', '.', '-', '_', '~', 'é', '"', String.raw`\\`, '(', ';', '=', '|', '^'],
    ' ',
    '\n',
  )
  const group = fc.constantFrom('1', 'ffff', 'fffff', '', ':', '::', '1.2.3.4', '1.2.3', '1.2.3.4.', '01.2.3.4', 'g')
  const inBrackets = fc
    .array(group, { maxLength: 9 })
    .chain((groups) => fc.constantFrom(groups.join(':'), groups.join('')))
  const texts = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(part, { maxLength: 8 }).map((parts) => `a:${parts.join('')}`),
    inBrackets.map((address) => `http://[${address}]/`),
  )
  fc.assert(
    fc.property(texts, (uri) => {
      expect([uri, isUri(uri)]).toEqual([uri, theirs(uri)])
    }),
    { numRuns: RUNS * 5 },
  )
})

it(`a timestamp is accepted exactly if the published format accepts it, in ${RUNS * 2} generated texts`, () => {
  const theirs = format('date-time')
  const two = fc.constantFrom(
    '00',
    '01',
    '02',
    '12',
    '13',
    '22',
    '23',
    '24',
    '28',
    '29',
    '30',
    '31',
    '32',
    '58',
    '59',
    '60',
    '61',
    '99',
    '1',
  )
  const year = fc.constantFrom('1900', '2000', '2023', '2024', '24')
  const zone = fc.oneof(
    fc.constantFrom('Z', 'z', '', '+1', 'ZZ'),
    fc
      .tuple(fc.constantFrom('+', '-'), two, fc.constantFrom(':', ''), fc.oneof(two, fc.constant('')))
      .map((parts) => parts.join('')),
  )
  const times = fc
    .tuple(
      year,
      two,
      two,
      fc.constantFrom('T', 't', ' ', '\t', '  ', '_'),
      two,
      two,
      two,
      fc.constantFrom('', '.5', '.', '.000'),
      zone,
    )
    .map(([y, mo, d, t, h, mi, s, f, z]) => `${y}-${mo}-${d}${t}${h}:${mi}:${s}${f}${z}`)
  fc.assert(
    fc.property(times, (time) => {
      expect([time, isDateTime(time)]).toEqual([time, theirs(time)])
    }),
    { numRuns: RUNS * 5 },
  )
})
