// A test may fake the clock; its own waiting uses the real one.
const realTimeout = window.setTimeout.bind(window)
const realFrame = window.requestAnimationFrame.bind(window)
const realNow = performance.now.bind(performance)

const rest = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms))

/** What was drawn has begun to wait for whatever it waits for. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => realFrame(() => realFrame(() => realTimeout(resolve, 0))))

/** A busy machine is late, not wrong. */
const PATIENCE_MS = 15_000
const STEP_MS = 10

/** Resolves to the result of `look` once it does not throw; rejects with its last error after the timeout. */
export async function eventually<Result>(
  look: () => Result | Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const until = realNow() + patienceMs
  for (;;)
    try {
      return await look()
    } catch (error) {
      if (realNow() > until) throw error
      await rest(STEP_MS)
    }
}
