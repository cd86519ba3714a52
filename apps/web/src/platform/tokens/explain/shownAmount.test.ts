import { expect, it } from 'vitest'
import { exactAmount, shownAmount } from './shownAmount.ts'

it.each([
  [0n, 18, '0'],
  [10n ** 18n, 18, '1'],
  [2_493_243_912_345_678_901_234n, 18, '2,493.24'],
  [1_999_999_999n, 3, '1,999,999'],
  [123_456_789n, 6, '123.456'],
  [999_999_999n, 9, '0.9999'],
  [1_234_567n, 9, '0.001234'],
  [1n, 18, '<0.000001'],
  [1n, 6, '<0.000001'],
  [1n, 255, '<0.000001'],
  [12n, 0, '12'],
])('%s with %i decimals is shown as %s, never rounded up', (raw, decimals, text) => {
  expect(shownAmount(raw, decimals)).toBe(text)
})

it('an exact amount has every digit', () => {
  expect(exactAmount(2_493_243_912_345_678_901_234n, 18)).toBe('2,493.243912345678901234')
  expect(exactAmount(1n, 18)).toBe('0.000000000000000001')
})
