import type { Clock } from './clock.ts'

type Timer = { atMs: number; run: () => void }

/** Everything that was promised for now has happened: answers of the test itself come in a few turns. */
const settled = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

/** A clock that stands until a test moves it. Chance is always a half, unless told otherwise. */
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
    await settled()
    for (;;) {
      const [next] = [...timers].filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)
      if (next === undefined) break
      timers.delete(next)
      nowMs = Math.max(nowMs, next.atMs)
      next.run()
      await settled()
    }
    nowMs = endMs
  }
  return { clock, advance, settled, waiting: () => timers.size }
}
