// A test may fake the clock; its own waiting uses the real one.
const realTimeout = window.setTimeout.bind(window)
const realFrame = window.requestAnimationFrame.bind(window)
const realNow = performance.now.bind(performance)

const realClear = window.clearTimeout.bind(window)

/** Resolves after the next paint, by which time rendered content has started its requests. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => realFrame(() => realFrame(() => realTimeout(resolve, 0))))

/** Long, because the machine may be busy. */
const TIMEOUT_MS = 15_000
/** Interval of checks without a change of the document: a test may wait for a request, the focus or a size. */
const STEP_MS = 30
/** Minimum pause after a change, because changes come in groups. */
const PAUSE_MS = 4
/** Pause as a multiple of the check's duration, so that most of the processor is left for the page. */
const PAUSE_PER_LOOK = 3

/** Resolves a pause after the document changed, or after `STEP_MS`. */
const waitForChange = (pauseMs: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      realClear(timer)
      resolve()
    }
    const observer = new MutationObserver(() => {
      observer.disconnect()
      realTimeout(end, pauseMs)
    })
    const timer = realTimeout(end, STEP_MS)
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  })

/** An expectation that is not met yet. Its message is only made if the wait fails, because making it is slow. */
export class NotYet extends Error {
  readonly explain: () => unknown

  constructor(assertion: () => void) {
    super('The expectation is not met yet.')
    this.explain = () => {
      try {
        assertion()
        return this
      } catch (error) {
        return error
      }
    }
  }
}

/** Resolves to the result of `look` once it does not throw; rejects with its last error after the timeout. */
export async function eventually<Result>(
  look: () => Result | Promise<Result>,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const until = realNow() + timeoutMs
  for (;;) {
    const began = realNow()
    try {
      return await look()
    } catch (error) {
      const now = realNow()
      if (now > until) throw error instanceof NotYet ? error.explain() : error
      await waitForChange(Math.min(STEP_MS, Math.max(PAUSE_MS, PAUSE_PER_LOOK * (now - began))))
    }
  }
}
