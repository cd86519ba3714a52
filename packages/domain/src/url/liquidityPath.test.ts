import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { addAmounts, addAmountsText, addPath, pooledId, receivePath, type AddSides } from './liquidityPath.ts'

const A: Address = `0x${'1'.repeat(40)}`
const B: Address = `0x${'2'.repeat(40)}`
const WETH: Address = `0x${'3'.repeat(40)}`

describe('selecting a currency navigates to /add/{a}/{b} (spec: routes.add-selection)', () => {
  it.each<[AddSides, keyof AddSides, Address | 'ETH', string]>([
    [{ a: 'ETH', b: A }, 'a', B, `/add/${B}/${A}`],
    [{ a: 'ETH', b: A }, 'b', B, `/add/ETH/${B}`],
    [{ a: 'ETH', b: null }, 'a', B, `/add/${B}`],
    [{ a: null, b: null }, 'a', B, `/add/${B}`],
  ])('from %j on side %s for the choice', (sides, side, chosen, path) => {
    expect(addPath(sides, side, chosen)).toBe(path)
  })

  it('and swaps both sides if the other side’s currency is chosen', () => {
    expect(addPath({ a: 'ETH', b: A }, 'a', A)).toBe(`/add/${A}/ETH`)
    expect(addPath({ a: 'ETH', b: A }, 'b', 'ETH')).toBe(`/add/${A}/ETH`)
  })

  it('and pairs a B without an A with ETH', () => {
    expect(addPath({ a: null, b: null }, 'b', B)).toBe(`/add/ETH/${B}`)
  })

  it('without repeating a currency', () => {
    expect(addPath({ a: null, b: null }, 'b', 'ETH')).toBe('/add/ETH')
    expect(addPath({ a: 'ETH', b: null }, 'b', 'ETH')).toBe('/add/ETH')
    expect(addPath({ a: null, b: A }, 'a', A)).toBe(`/add/${A}`)
  })
})

describe('"Receive WETH" and "Receive ETH" switch native and wrapped in the URL (spec: routes.receive-other-form)', () => {
  it.each([
    ['ETH', A, `/remove/${WETH}/${A}`],
    [A, 'ETH', `/remove/${A}/${WETH}`],
    [WETH, A, `/remove/ETH/${A}`],
    [A, WETH, `/remove/${A}/ETH`],
    [A, B, null],
  ] as const)('of %s and %s: %s', (a, b, path) => {
    expect(receivePath(a, b, WETH)).toBe(path)
  })

  it('links use native in place of wrapped (spec: routes.currency-id)', () => {
    expect([pooledId(WETH, WETH), pooledId(A, WETH)]).toEqual(['ETH', A])
  })
})

describe('a link types into the fields of the add screen (spec: routes.add-amounts)', () => {
  it.each([
    ['?amountA=1.5&amountB=1000', { a: '1.5', b: '1000' }],
    ['?amountB=.5', { a: '', b: '.5' }],
    ['?amountA=1e3&amountB=-1', { a: '', b: '' }],
    [`?amountA=${'1'.repeat(80)}&amountB=１`, { a: '', b: '' }],
    ['', { a: '', b: '' }],
  ])('%s', (search, amounts) => {
    expect(addAmounts(search)).toEqual(amounts)
  })

  it('amounts are parsed back from their link', () => {
    expect(addAmounts(addAmountsText({ a: '0.000000000000000001', b: '1000' }))).toEqual({
      a: '0.000000000000000001',
      b: '1000',
    })
  })
})
