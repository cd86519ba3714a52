import { expect, it } from 'vitest'
import { behindOf } from './behind.ts'

it('a press is refused while an answer it rests on is overdue, with the block of the oldest (spec: reads.press)', () => {
  const fresh = { overdue: false, block: 9 }
  expect(behindOf([fresh, null, { overdue: false }])).toBeNull()
  expect(behindOf([fresh, { overdue: true, block: 7 }, { overdue: true, block: 8 }])).toEqual({ block: 7 })
  expect(behindOf([{ overdue: true, block: 7 }, { overdue: true }])).toEqual({ block: null })
})
