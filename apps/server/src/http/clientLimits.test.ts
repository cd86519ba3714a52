import { expect, test } from 'vitest'
import { clientLimits, clientOf } from './clientLimits.ts'

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

test('one /64 of IPv6 is one client, however its addresses are written', () => {
  expect(new Set(['2a00:1:2:3::1', '2a00:1:2:3:ffff::2', '2a00:0001:2:3:0:0:0:9'].map(clientOf)).size).toBe(1)
  expect(clientOf('2a00:1:2:4::1')).not.toBe(clientOf('2a00:1:2:3::1'))
  expect(clientOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(clientOf('::1')).toBe(clientOf('0:0:0:0::1'))
})
