import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnPace } from './turnPace.ts'
import { turnstile } from './turnstile.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PACE = { burstMs: 20_000, shares: { few: 1 / 4, many: 1 / 20 }, few: 8, longMs: 100, othersMs: 2000 }

/** A client that always has `atOnce` turns running or waiting, each of 100 ms. Returns a counter of its turns. */
function startGreedyClient(gate: ReturnType<typeof turnstile>, client: string, atOnce = 20): () => number {
  let turns = 0
  const next = async () => {
    const leave = await gate.enter(client)
    turns += 1
    setTimeout(() => {
      leave?.()
      void next()
    }, 100)
  }
  for (let line = 0; line < atOnce; line += 1) void next()
  return () => turns
}

/** A second client that takes one turn per second. Returns its total waiting time. */
async function waitOfOtherClient(gate: ReturnType<typeof turnstile>, seconds: number): Promise<number> {
  let waited = 0
  for (let second = 0; second < seconds; second += 1) {
    const since = performance.now()
    const entering = gate.enter('other')
    await vi.advanceTimersByTimeAsync(0)
    const leave = await entering
    waited += performance.now() - since
    leave?.()
    await vi.advanceTimersByTimeAsync(1000)
  }
  return waited
}

test('a client that is alone may use all the time (spec: rpc.code-pace)', async () => {
  const turns = startGreedyClient(turnstile(2, 30, turnPace(PACE)), 'greedy')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(turns()).toBeGreaterThan(95)
})

test.each([
  { case: 'takes many turns at once gets one second', atOnce: 20, longMs: 100, least: 50, most: 70 },
  { case: 'takes few turns at once gets five seconds', atOnce: 2, longMs: 100, least: 280, most: 310 },
  { case: 'takes many long turns gets half a second', atOnce: 20, longMs: 0, least: 25, most: 35 },
])(
  'while others take turns, a client that $case and then its share, and the others never wait (spec: rpc.code-pace)',
  async ({ atOnce, longMs, least, most }) => {
    const gate = turnstile(2, 30, turnPace({ ...PACE, longMs }))
    const turns = startGreedyClient(gate, 'greedy', atOnce)
    expect(await waitOfOtherClient(gate, 100)).toBe(0)
    expect(turns()).toBeGreaterThan(least)
    expect(turns()).toBeLessThan(most)
  },
)

test('a client resumes at once when the others have gone, and pauses again when they come back', async () => {
  const gate = turnstile(2, 30, turnPace(PACE))
  const ask = async () => (await gate.enter('other'))?.()
  const turns = startGreedyClient(gate, 'greedy')
  await vi.advanceTimersByTimeAsync(5000)
  const alone = turns()
  await ask()
  await vi.advanceTimersByTimeAsync(1500)
  expect(turns() - alone).toBeLessThan(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(turns() - alone).toBeGreaterThan(8)
})

test('the server itself never pauses, and no client pauses for it', async () => {
  const gate = turnstile(2, 30, turnPace(PACE))
  const serverTurns = startGreedyClient(gate, '')
  const pageTurns = startGreedyClient(gate, 'page')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(serverTurns()).toBeGreaterThan(95)
  expect(pageTurns()).toBeGreaterThan(45)
})

test('W1: the last slot is reserved for quick clients, so a short turn never waits for forty long ones', async () => {
  const gate = turnstile(2, 400, turnPace({ ...PACE, longMs: 10 }))
  const turns = Array.from({ length: 40 }, (_, at) => startGreedyClient(gate, `greedy ${at}`, 4))
  // Waits until durations of all clients are known.
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waitOfOtherClient(gate, 20)).toBe(0)
  expect(turns.every((of) => of() > 3)).toBe(true)
})

test('W1: the waiting client with the least recent time is next', async () => {
  const gate = turnstile(1, 400, turnPace({ ...PACE, longMs: 10 }))
  for (let at = 0; at < 40; at += 1) startGreedyClient(gate, `greedy ${at}`, 4)
  await vi.advanceTimersByTimeAsync(10_000)
  let entered = 0
  for (let each = 0; each < 10; each += 1) {
    const other = async () => {
      const leave = await gate.enter('other')
      entered += 1
      leave?.()
    }
    void other()
    await vi.advanceTimersByTimeAsync(101)
    expect(entered).toBe(each + 1)
    await vi.advanceTimersByTimeAsync(1000)
  }
})

test('W1: while a quick client sends requests, the others together get half the time, and otherwise all of it', async () => {
  const gate = turnstile(2, 400, turnPace({ ...PACE, longMs: 10 }))
  const turns = Array.from({ length: 10 }, (_, at) => startGreedyClient(gate, `greedy ${at}`, 2))
  const sum = () => turns.reduce((all, of) => all + of(), 0)
  await vi.advanceTimersByTimeAsync(5000)
  let before = sum()
  expect(await waitOfOtherClient(gate, 20)).toBe(0)
  expect(sum() - before).toBeGreaterThan(80)
  expect(sum() - before).toBeLessThan(120)
  await vi.advanceTimersByTimeAsync(3000)
  before = sum()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sum() - before).toBeGreaterThan(95)
})
