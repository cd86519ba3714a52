import { expect, it } from 'vitest'
import { stalenessOf } from './staleness.ts'

it('an overdue answer blocks the button, which names the oldest block (spec: reads.press)', () => {
  const fresh = { overdue: false, block: 9 }
  expect(stalenessOf([fresh, null, { overdue: false }])).toBeNull()
  expect(stalenessOf([fresh, { overdue: true, block: 7 }, { overdue: true, block: 8 }])).toEqual({ block: 7 })
  expect(stalenessOf([{ overdue: true, block: 7 }, { overdue: true }])).toEqual({ block: null })
})
