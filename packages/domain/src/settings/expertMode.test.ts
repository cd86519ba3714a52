import { expect, it } from 'vitest'
import { expertModeToggled, isConfirmed } from './expertMode.ts'

it('expert mode: when off, toggling asks; when on, toggling turns it off immediately (spec: settings.expert-mode)', () => {
  expect([expertModeToggled(false), expertModeToggled(true)]).toEqual(['asks', 'turnsOff'])
})

it.each([
  ['confirm', true],
  ['Confirm', false],
  [' confirm', false],
  ['confirmed', false],
  ['', false],
  [null, false],
])('the user must type the word confirm: %j is %s', (typed, confirmed) => {
  expect(isConfirmed(typed)).toBe(confirmed)
})
