import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callKey } from '../callKey.ts'
import { parseCurrencyId } from './parseCurrencyId.ts'
import { parseQuery } from './query.ts'
import { parseSwapQuery, swapSearch } from './swapQuery.ts'
import { tradeVersionSearch } from './tradeVersionSearch.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const B = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const sides = (search: string) => {
  const { input, output } = parseSwapQuery(search)
  return [input, output]
}

describe('a currency parameter', () => {
  it.each([
    ['ETH', 'ETH'],
    ['eTh', 'ETH'],
    [A.toLowerCase(), A],
    [A, A],
    [A.slice(2), A],
    [`0X${A.slice(2)}`, null],
    [`${A.slice(0, -1)}D`, null],
    ['', null],
    ['WETH', null],
    ['ETH ', null],
  ])('%s is %s', (text, id) => {
    expect(parseCurrencyId(text)).toBe(id)
  })

  it('is ETH if it is anything else or missing', () => {
    expect(sides(`?inputCurrency=nonsense&outputCurrency=${A}`)).toEqual(['ETH', A])
    expect(sides(`?inputCurrency=${A}&outputCurrency=nonsense`)).toEqual([A, 'ETH'])
  })
})

describe('the sides of a swap link', () => {
  it.each([
    ['are ETH and blank without parameters', '', ['ETH', null]],
    ['are ETH and the output with only an output', `?outputCurrency=${A}`, ['ETH', A]],
    ['have the output ETH with only a token as input', `?inputCurrency=${A}`, [A, 'ETH']],
    ['have a blank output with only ETH as input', '?inputCurrency=ETH', ['ETH', null]],
    ['have a blank input if the output is the default input', '?outputCurrency=eth', [null, 'ETH']],
    [
      'have a blank output if both are the same token',
      `?inputCurrency=${A}&outputCurrency=${A.toLowerCase()}`,
      [A, null],
    ],
    ['have a blank output if both are ETH', '?inputCurrency=eth&outputCurrency=ETH', ['ETH', null]],
    ['are those of the parameters', `?inputCurrency=${A}&outputCurrency=${B}`, [A, B]],
    ['use the first of a repeated parameter', `?inputCurrency=${A}&inputCurrency=${B}`, [A, 'ETH']],
  ])('%s', (_sentence, search, expected) => {
    expect(sides(search)).toEqual(expected)
  })
})

describe('the other parameters of a swap link', () => {
  it.each([
    ['1.5', '1.5'],
    ['20', '20'],
    ['.5', '.5'],
    ['1.', '1.'],
    ['20.5abc', ''],
    ['abc', ''],
    ['-1', ''],
    ['1e5', ''],
    ['.', ''],
    ['', ''],
    ['1'.repeat(79), '1'.repeat(79)],
    ['1'.repeat(80), ''],
  ])('exactAmount=%s gives the typed text "%s"', (given, typed) => {
    expect(parseSwapQuery(`?exactAmount=${given}`).typed).toBe(typed)
  })

  it.each([
    ['output', 'out'],
    ['OUTPUT', 'out'],
    ['input', 'in'],
    ['x', 'in'],
  ])('exactField=%s is %s', (given, exact) => {
    expect(parseSwapQuery(`?exactField=${given}`).exact).toBe(exact)
  })

  it.each([
    [A.toLowerCase(), A],
    ['bob.argent.xyz', 'bob.argent.xyz'],
    [`${A.slice(0, -1)}D`, `${A.slice(0, -1)}D`],
    ['bob', null],
    ['0x12', null],
    ['', null],
    ['<b>.eth', '<b>.eth'],
    ['a%20b.eth', null],
    ['a%E2%80%8Bb.eth', null],
    ['%E2%80%AEb.eth', null],
    [`${'a'.repeat(251)}.eth`, `${'a'.repeat(251)}.eth`],
    [`${'a'.repeat(252)}.eth`, null],
  ])('recipient=%s is %s', (given, recipient) => {
    expect(parseSwapQuery(`?recipient=${given}`).recipient).toBe(recipient)
  })

  it.each([
    ['v1', 'v1'],
    ['V1', 'v1'],
    ['v2', 'v2'],
    ['v3', 'v2'],
    ['', 'v2'],
  ])('use=%s is %s', (given, version) => {
    expect(parseSwapQuery(`?use=${given}`).version).toBe(version)
  })
})

const parameter = fc.tuple(
  fc.constantFrom('inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient', 'use', 'theme'),
  fc.oneof(
    fc.constantFrom(
      'ETH',
      'eth',
      A,
      B,
      A.toLowerCase(),
      'v1',
      'output',
      'bob.eth',
      '1.5',
      '0.0',
      '%',
      '%00',
      '__proto__',
    ),
    fc.string({ unit: 'binary' }),
  ),
)
const plain = fc.array(parameter).map((all) => `?${all.map(([name, value]) => `${name}=${value}`).join('&')}`)
const encoded = fc
  .array(parameter)
  .map((all) => `?${all.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`)
const RUNS = process.env.MUSI_LONG ? 100_000 : 1000

describe('any query', () => {
  it('case 25: is parsed without an error, and its own link parses to the same', () => {
    fc.assert(
      fc.property(fc.oneof(plain, encoded, fc.string(), fc.string({ unit: 'binary' })), (search) => {
        const query = parseSwapQuery(search)
        expect(parseSwapQuery(swapSearch(query))).toEqual(query)
        if (query.input !== null && query.input !== 'ETH') callKey({ address: query.input, callData: '0x' })
      }),
      { numRuns: RUNS },
    )
  })

  it.each(['&', '=', '%', 'a=b&', '+', '.'])('case 25: of one megabyte of %j is parsed', (unit) => {
    const long = unit.repeat(1_000_000 / unit.length)
    for (const search of [`?${long}`, `?recipient=${long}`, `?exactAmount=${long}`])
      expect(parseSwapQuery(search)).toEqual({
        input: 'ETH',
        output: null,
        typed: '',
        exact: 'in',
        recipient: null,
        version: 'v2',
      })
  })
})

describe('a query', () => {
  it('is parsed up to its hundredth parameter; values may contain an equals sign', () => {
    const before = (count: number) => 'a=b&'.repeat(count)
    expect(parseSwapQuery(`?${before(99)}use=v1`).version).toBe('v1')
    expect(parseSwapQuery(`?${before(100)}use=v1`).version).toBe('v2')
    expect(parseQuery('?a=b=c&d&=e&%66=g+h%20i')).toEqual(
      new Map([
        ['a', 'b=c'],
        ['d', ''],
        ['', 'e'],
        ['f', 'g h i'],
      ]),
    )
  })
})

describe('the link to the other version', () => {
  it.each([
    ['?outputCurrency=a%2Bb&x', 'v1', '?outputCurrency=a%2Bb&x&use=v1'],
    ['?use=v1&theme=dark', 'v2', '?theme=dark'],
    ['?use=v1&use=v2', 'v1', '?use=v1'],
    ['?use=v1', 'v2', ''],
    ['', 'v1', '?use=v1'],
    ['', 'v2', ''],
  ] as const)('from %s to %s is %s: the other parameters stay', (search, version, link) => {
    expect(tradeVersionSearch(search, version)).toBe(link)
  })
})
