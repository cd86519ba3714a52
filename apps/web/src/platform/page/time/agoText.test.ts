import { expect, it } from 'vitest'
import { agoText } from './agoText.ts'

it.each([
  [0, 'now'],
  [-5, 'now'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [7199, '1 hour ago'],
  [90_000, 'yesterday'],
  [2_600_000, 'last month'],
])('an age of %i seconds is shown as %s', (age, text) => {
  expect(agoText(1_000_000_000 - age, 1_000_000_000_000)).toBe(text)
})
