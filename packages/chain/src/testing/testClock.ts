import type { Clock } from '../time/clock.ts'

type Timer = { atMs: number; run: () => void }

/** Lets pending promises settle; the test's own answers take only a few turns of the microtask queue. */
const settle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

/** A clock that stands still until the test advances it. `random` is always 0.5 unless the test passes its own. */
export function testClock(random: () => number = () => 0.5) {
  let nowMs = 0
  const timers = new Set<Timer>()
  const clock: Clock = {
    nowMs: () => nowMs,
    after(ms, run) {
      const timer = { atMs: nowMs + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    random,
  }
  async function advance(ms: number): Promise<void> {
    const endMs = nowMs + ms
    await settle()
    for (;;) {
      const [next] = [...timers].filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)
      if (next === undefined) break
      timers.delete(next)
      nowMs = Math.max(nowMs, next.atMs)
      next.run()
      await settle()
    }
    nowMs = endMs
  }
  return { clock, advance, settled: settle, timerCount: () => timers.size }
}
