import { expect, it } from 'vitest'
import { expertModeToggled, isConfirmed } from './expertMode.ts'

it('toggling expert mode asks before turning it on and turns it off at once (spec: settings.expert-mode)', () => {
  expect([expertModeToggled(false), expertModeToggled(true)]).toEqual(['asks', 'turnsOff'])
})

it.each([
  ['confirm', true],
  ['Confirm', false],
  [' confirm', false],
  ['confirmed', false],
  ['', false],
  [null, false],
])('the user must type the word confirm: %j is accepted: %s', (typed, confirmed) => {
  expect(isConfirmed(typed)).toBe(confirmed)
})
