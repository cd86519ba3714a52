import { describe, expect, it } from 'vitest'
import { matches, sorted } from './sorted.ts'

describe('a list', () => {
  const rows = [{ n: 2 }, { n: null }, { n: 10 }, { n: 2, second: true }]

  it('is sorted both ways, with missing values last and equal ones in their order (spec: charts.lists)', () => {
    expect(sorted(rows, ({ n }) => n, true)).toEqual([{ n: 10 }, { n: 2 }, { n: 2, second: true }, { n: null }])
    expect(sorted(rows, ({ n }) => n, false)).toEqual([{ n: 2 }, { n: 2, second: true }, { n: 10 }, { n: null }])
  })

  it('is sorted by name in the order of the language', () => {
    expect(sorted(['b', 'A', 'c'], (name) => name, false)).toEqual(['A', 'b', 'c'])
  })

  it.each([
    ['', true],
    ['  ', true],
    ['eth', true],
    ['0XA', true],
    ['dai', false],
  ])('searched for “%s” finds it: %s', (text, isFound) => {
    expect(matches(text, ['WETH', '0xaB'])).toBe(isFound)
  })
})
