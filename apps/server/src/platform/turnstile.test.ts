import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

type LeaveOrNull = (() => void) | null

/** Records the clients admitted and refused, in order; each leaves at once. */
function recordEntries() {
  const order: string[] = []
  const refused: string[] = []
  const enter = (gate: ReturnType<typeof turnstile>, client: string) =>
    gate.enter(client).then((leave: LeaveOrNull) => {
      ;(leave === null ? refused : order).push(client)
      leave?.()
      return leave
    })
  return { order, turnedAway: refused, enter }
}

test('waiting clients enter in rotation, however many requests of one are queued first', async () => {
  const gate = turnstile(1, 10)
  const { order, enter } = recordEntries()
  const first = await gate.enter('greedy')
  const all = ['greedy', 'greedy', 'greedy', 'a', 'a', 'b'].map((client) => enter(gate, client))
  first?.()
  await Promise.all(all)
  expect(order).toEqual(['greedy', 'a', 'b', 'greedy', 'a', 'greedy'])
})

test('a full queue drops a request of the client with the most in it', async () => {
  const gate = turnstile(1, 4)
  const { order, turnedAway: refused, enter } = recordEntries()
  const first = await gate.enter('greedy')
  const all = ['greedy', 'greedy', 'greedy', 'greedy', 'a', 'greedy', 'b', 'c'].map((client) => enter(gate, client))
  await new Promise(setImmediate)
  first?.()
  await Promise.all(all)
  expect(refused.toSorted()).toEqual(['greedy', 'greedy', 'greedy', 'greedy'])
  expect(order).toEqual(['greedy', 'a', 'b', 'c'])
  expect(gate.inside()).toBe(0)
})

test('two callers enter, one waits, the next is refused, and the waiting one enters when another leaves', async () => {
  const gate = turnstile(2, 1)
  const first = await gate.enter()
  const second = await gate.enter()
  const waiting = gate.enter()
  expect(await gate.enter()).toBeNull()
  first?.()
  // Leaving is idempotent.
  first?.()
  const third = await waiting
  expect([third === null, gate.inside()]).toEqual([false, 2])
  second?.()
  third?.()
  expect(gate.inside()).toBe(0)
})

test('a client that has a place cannot take the last one, so a client without a place does not wait', async () => {
  const gate = turnstile(2, 10)
  const first = await gate.enter('greedy')
  const second = gate.enter('greedy')
  expect(gate.inside()).toBe(1)
  const other = await gate.enter('other')
  expect([other === null, gate.inside()]).toEqual([false, 2])
  // The place that becomes free is kept for a client without a place.
  other?.()
  expect(gate.inside()).toBe(1)
  first?.()
  ;(await second)?.()
  expect(gate.inside()).toBe(0)
})
