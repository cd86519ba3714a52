import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnPace } from './turnPace.ts'
import { turnstile } from './turnstile.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PACE = { burstMs: 1000, share: 1 / 20, othersMs: 2000 }

/** A client that always waits for its next turn, each of which takes 100 ms. Returns how many it had. */
function hungry(gate: ReturnType<typeof turnstile>, client: string): () => number {
  let turns = 0
  const next = async () => {
    const leave = await gate.enter(client)
    turns += 1
    setTimeout(() => {
      leave?.()
      void next()
    }, 100)
  }
  void next()
  return () => turns
}

test('who is alone has all the time (spec: rpc.code-pace)', async () => {
  const turns = hungry(turnstile(2, 10, turnPace(PACE)), 'greedy')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(turns()).toBeGreaterThan(95)
})

test('while others ask, a client that has had its burst has a twentieth of the time, and they wait for nothing', async () => {
  const gate = turnstile(2, 10, turnPace(PACE))
  const turns = hungry(gate, 'greedy')
  let waited = 0
  for (let second = 0; second < 100; second += 1) {
    const since = performance.now()
    const leave = await gate.enter('other')
    waited += performance.now() - since
    leave?.()
    await vi.advanceTimersByTimeAsync(1000)
  }
  // A second of burst, and five seconds of a hundred.
  expect(turns()).toBeGreaterThan(50)
  expect(turns()).toBeLessThan(70)
  expect(waited).toBe(0)
})

test('when the others have gone it goes on at once, and rests again when they come back', async () => {
  const gate = turnstile(2, 10, turnPace(PACE))
  const ask = async () => (await gate.enter('other'))?.()
  const turns = hungry(gate, 'greedy')
  await vi.advanceTimersByTimeAsync(5000)
  const alone = turns()
  await ask()
  await vi.advanceTimersByTimeAsync(1500)
  expect(turns() - alone).toBeLessThan(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(turns() - alone).toBeGreaterThan(8)
})

test('the server itself never rests, and nobody rests for it', async () => {
  const gate = turnstile(2, 10, turnPace(PACE))
  const [ours, theirs] = [hungry(gate, ''), hungry(gate, 'page')]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ours()).toBeGreaterThan(95)
  expect(theirs()).toBeGreaterThan(45)
})
