import { expect, it } from 'vitest'
import { whyNot } from './whyNot.ts'

it('a removal names what it waits for: the pool, the allowance, or the approval', () => {
  expect(whyNot(false, { kind: 'unknown' })).toBe('reading')
  expect(whyNot(true, { kind: 'unknown' })).toBe('approval')
  expect(whyNot(false, { kind: 'nothing' })).toBe('reading')
  expect(whyNot(true, { kind: 'permit' })).toBeNull()
  expect(whyNot(true, { kind: 'batch', intents: [], amounts: [] })).toBeNull()
  expect(whyNot(true, { kind: 'steps', steps: [{ progress: 'ask', approval: {} as never }] })).toBe('approve')
})
