import { expect, it } from 'vitest'
import { periodStart } from './period.ts'

it('a period starts at a full hour, so a new block does not change the query (spec: studio.earnings)', () => {
  const now = Date.parse('2026-11-24T10:59:30Z') / 1000
  const at = (text: string) => Date.parse(text) / 1000
  expect(periodStart('all', now)).toBeNull()
  expect(periodStart('week', now)).toBe(at('2026-11-17T10:00:00Z'))
  expect(periodStart('week', now + 29)).toBe(at('2026-11-17T10:00:00Z'))
  expect(periodStart('month', now)).toBe(at('2026-10-25T10:00:00Z'))
  expect(periodStart('month', 5)).toBe(0)
})
