import { expect, it } from 'vitest'
import { confirmsRemoval } from './removalPrompt.ts'

it.each([
  ['REMOVE', true],
  ['remove', false],
  [' REMOVE', false],
  ['', false],
  [null, false],
])('typing %j into the prompt removes a list: %s (exchange.md §5)', (typed, removes) => {
  expect(confirmsRemoval(typed)).toBe(removes)
})
