import { expect, it } from 'vitest'
import { significantPart } from './significantPart.ts'

it.each([
  ['3187.40', 4, '3187', '.40'],
  ['12,345.678', 4, '12,345', '.678'],
  ['0.000471234', 4, '0.0004712', '34'],
  ['1.5', 4, '1.5', ''],
  ['123456', 4, '123456', ''],
  ['<0.000001', 4, '<0.000001', ''],
  ['9.204', 3, '9.20', '4'],
  ['', 4, '', ''],
  ['0', 4, '0', ''],
])('%s at %i digits has the strong part "%s" and the dust "%s"', (text, digits, strong, dust) => {
  expect(significantPart(text, { digits, point: '.' })).toEqual({ strong, dust })
})

it('the decimal separator may be a comma', () => {
  expect(significantPart('12.345,67', { digits: 4, point: ',' })).toEqual({ strong: '12.345', dust: ',67' })
})
