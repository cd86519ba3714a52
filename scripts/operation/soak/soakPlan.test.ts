import { expect, test } from 'vitest'
import { soakLedger } from './soakLedger.ts'
import { FAULTS, soakPlan } from './soakPlan.ts'

const TIMES = { fromMs: 1000, toMs: 1_000_000, everyMs: 20_000 }

test('the same seed gives the same faults, and another seed others', () => {
  expect(soakPlan('7', TIMES)).toEqual(soakPlan('7', TIMES))
  expect(soakPlan('8', TIMES)).not.toEqual(soakPlan('7', TIMES))
})

test('each kind of fault comes once before any comes again, each within its slot', () => {
  const plan = soakPlan('7', TIMES)
  for (let at = 0; at + FAULTS.length <= plan.length; at += FAULTS.length)
    expect(new Set(plan.slice(at, at + FAULTS.length).map(({ kind }) => kind)).size).toBe(FAULTS.length)
  for (const [at, { atMs, lastsMs, server }] of plan.entries()) {
    expect(atMs).toBeGreaterThanOrEqual(1000 + at * 20_000)
    expect(atMs + lastsMs).toBeLessThan(1000 + (at + 1) * 20_000)
    expect([0, 1, 2]).toContain(server)
  }
})

test('the ledger names lost, doubled and invented acts, and no withdrawn ones', () => {
  const ledger = soakLedger()
  for (const id of ['a', 'b', 'c']) ledger.acknowledge('order', id)
  ledger.release('order', 'c')
  // The answer to "d" was lost, so it may be there or not.
  const possible = new Set(['a', 'b', 'c', 'd'])
  expect(ledger.compare('order', ['a', 'd', 'b'], 'server 1', possible)).toEqual([])
  expect(
    ledger.compare('order', ['a', 'a', 'x'], 'server 1', possible).map(({ trouble, id }) => `${trouble} ${id}`),
  ).toEqual(['lost b', 'doubled a', 'invented x'])
  expect(ledger.count('order')).toBe(2)
})
