import { expect, test } from 'vitest'
import { clientLimits } from './clientLimits.ts'

const LIMIT = { atOnce: 8, aMinute: 120 }

test('eight at once, and the next when one is done', () => {
  const limits = clientLimits(LIMIT, () => 0)
  const entries = Array.from({ length: LIMIT.atOnce + 1 }, () => limits.enter('a'))
  expect(entries.map(({ ok }) => ok)).toEqual([...Array.from({ length: LIMIT.atOnce }, () => true), false])
  const [first] = entries
  if (first?.ok === true) first.leave()
  expect(limits.enter('a').ok).toBe(true)
  expect(limits.enter('b').ok).toBe(true)
})

test('120 a minute, and then the sentence says how long to wait', () => {
  let now = 0
  const limits = clientLimits(LIMIT, () => now)
  const ask = () => {
    const entry = limits.enter('a')
    if (entry.ok) entry.leave()
    return entry
  }
  for (let each = 0; each < LIMIT.aMinute; each += 1) expect(ask().ok).toBe(true)
  now = 45_000
  expect(ask()).toEqual({ ok: false, waitSeconds: 15 })
  now = 60_000
  expect(ask().ok).toBe(true)
})
