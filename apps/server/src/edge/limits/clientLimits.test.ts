import { expect, test } from 'vitest'
import { clientLimits } from './clientLimits.ts'

const LIMIT = { atOnce: 8, aMinute: 120 }

test('a client may have eight requests at once, and another when one ends', () => {
  const limits = clientLimits(LIMIT, () => 0)
  const entries = Array.from({ length: LIMIT.atOnce + 1 }, () => limits.enter('a'))
  expect(entries.map(({ ok }) => ok)).toEqual([...Array.from({ length: LIMIT.atOnce }, () => true), false])
  const [first] = entries
  if (first?.ok === true) first.leave()
  expect(limits.enter('a').ok).toBe(true)
  expect(limits.enter('b').ok).toBe(true)
})

test('a client may send 120 requests a minute, then a sentence says how long to wait', () => {
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

test('W1: the addresses of one IPv6 site together have four times the limit of one address (spec: server.networks)', () => {
  const limits = clientLimits({ atOnce: 2, aMinute: 10 }, () => 0)
  const site = Array.from({ length: 100 }, (_, at) => `2001:db8:7:${at.toString(16)}`)
  expect(site.map((client) => limits.enter(client)).filter(({ ok }) => ok)).toHaveLength(8)
  expect(limits.enter('2001:db8:8:0').ok).toBe(true)
  expect(limits.enter('192.0.2.1').ok).toBe(true)
})

test('W1: a client at a tenth of its limit is let through, however busy forty others are (spec: server.networks)', () => {
  const limits = clientLimits({ atOnce: 8, aMinute: 600 }, () => 0)
  const attackers = Array.from({ length: 40 }, (_, at) => `198.51.100.${at}`)
  let taken = 0
  for (let round = 0; round < 600; round += 1)
    for (const each of attackers) {
      const entry = limits.enter(each)
      if (entry.ok) taken += 1
      if (entry.ok) entry.leave()
    }
  // Sites share the limit of sixteen clients; alone, each client would have 600.
  expect(taken).toBeGreaterThanOrEqual(16 * 600)
  expect(taken).toBeLessThan(17 * 600)
  for (let each = 0; each < 60; each += 1) {
    const entry = limits.enter('203.0.113.1')
    expect(entry.ok).toBe(true)
    if (entry.ok) entry.leave()
  }
})

test('W1: a client may have four requests at once, however many requests of others are pending (spec: server.networks)', () => {
  const limits = clientLimits({ atOnce: 64 }, () => 0)
  for (let round = 0; round < 64; round += 1) for (let at = 0; at < 40; at += 1) limits.enter(`198.51.100.${at}`)
  const honest = Array.from({ length: 4 }, () => limits.enter('203.0.113.1').ok)
  expect(honest).toEqual([true, true, true, true])
})
