// A test may stop the clock; the waiting of the test itself goes on.
const realTimeout = window.setTimeout.bind(window)
const realFrame = window.requestAnimationFrame.bind(window)
const realNow = performance.now.bind(performance)

const rest = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms))

/** What was drawn has begun to wait for whatever it waits for. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => realFrame(() => realFrame(() => realTimeout(resolve, 0))))

const PATIENCE_MS = 10_000
const STEP_MS = 10

/** What `look` gives as soon as it does not throw; what it threw last when it never stops. */
export async function eventually<Found>(look: () => Found | Promise<Found>, patienceMs = PATIENCE_MS): Promise<Found> {
  const until = realNow() + patienceMs
  for (;;)
    try {
      return await look()
    } catch (error) {
      if (realNow() > until) throw error
      await rest(STEP_MS)
    }
}
