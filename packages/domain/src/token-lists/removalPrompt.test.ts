import { expect, it } from 'vitest'
import { confirmsRemoval } from './removalPrompt.ts'

it.each([
  ['REMOVE', true],
  ['remove', false],
  [' REMOVE', false],
  ['', false],
  [null, false],
])('typing %j into the prompt confirms the removal: %s (spec: token-lists.remove)', (typed, removes) => {
  expect(confirmsRemoval(typed)).toBe(removes)
})
