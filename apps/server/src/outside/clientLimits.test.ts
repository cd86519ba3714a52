import { expect, test } from 'vitest'
import { A_MINUTE, AT_ONCE, clientLimits, clientOf } from './clientLimits.ts'

test('eight at once, and the next when one is done', () => {
  const limits = clientLimits(() => 0)
  const entries = Array.from({ length: AT_ONCE + 1 }, () => limits.enter('a'))
  expect(entries.map(({ ok }) => ok)).toEqual([...Array.from({ length: AT_ONCE }, () => true), false])
  const [first] = entries
  if (first?.ok === true) first.leave()
  expect(limits.enter('a').ok).toBe(true)
  expect(limits.enter('b').ok).toBe(true)
})

test('120 a minute, and then the sentence says how long to wait', () => {
  let now = 0
  const limits = clientLimits(() => now)
  const ask = () => {
    const entry = limits.enter('a')
    if (entry.ok) entry.leave()
    return entry
  }
  for (let each = 0; each < A_MINUTE; each += 1) expect(ask().ok).toBe(true)
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
