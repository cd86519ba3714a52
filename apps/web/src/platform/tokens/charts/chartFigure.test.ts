import { expect, it } from 'vitest'
import { chartFigure } from './chartFigure.ts'

it.each([
  [0, '0'],
  [2512.34567, '2,512.3'],
  [0.000000123456, '0.00000012346'],
  [-0.5, '−0.5'],
  [1e30, '1,000,000,000,000,000,019,884,624,838,656'],
  [Number.POSITIVE_INFINITY, '–'],
  [Number.NaN, '–'],
])('formats %s as %s, never with an exponent', (value, text) => {
  expect(chartFigure(value).slice(0, 6)).toBe(text.slice(0, 6))
  expect(chartFigure(value)).not.toContain('e')
})
