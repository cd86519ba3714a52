import { expect, it } from 'vitest'
import { tinyFigure } from './tinyFigure.ts'

it.each([
  ['0.000001234', '0.0₅1234'],
  ['0,00001', '0,0₄1'],
  ['0.0000000000004', '0.0₁₂4'],
  ['0.000000000000000001', '0.0₁₇1'],
  ['0.0001234', '0.0001234'],
  ['10.00001', '10.00001'],
  ['1.000001', '1.000001'],
  ['0', '0'],
])('%s is shown as %s (spec: money.tiny)', (figure, seen) => {
  expect(tinyFigure(figure)).toBe(seen)
})
