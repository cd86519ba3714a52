import { expect, it } from 'vitest'
import { removeBlocker } from './removeBlocker.ts'

it('a removal says what it waits for: the pool, the allowance, or the approval', () => {
  expect(removeBlocker(false, { kind: 'unknown' })).toBe('reading')
  expect(removeBlocker(true, { kind: 'unknown' })).toBe('approval')
  expect(removeBlocker(false, { kind: 'nothing' })).toBe('reading')
  expect(removeBlocker(true, { kind: 'permit' })).toBeNull()
  expect(removeBlocker(true, { kind: 'batch', intents: [], amounts: [] })).toBeNull()
  expect(removeBlocker(true, { kind: 'steps', steps: [{ progress: 'ask', approval: {} as never }] })).toBe('approve')
})
