import { expect, test } from 'vitest'
import { contractReason } from './contractReason.ts'

test('a reason is recognized by the text of a requirement or by the name of an error', () => {
  expect(contractReason('UniswapV2Router: INSUFFICIENT_A_AMOUNT')).toBe('poolPriceMoved')
  expect(contractReason('CostRose')).toBe('costRose')
})

test('an unknown reason gives null, even the name of an Object.prototype property', () => {
  expect(contractReason('No tea today')).toBe(null)
  expect(contractReason('constructor')).toBe(null)
})
