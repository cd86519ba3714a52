// A test may fake the clock; its own waiting uses the real one.
const realTimeout = window.setTimeout.bind(window)
const realFrame = window.requestAnimationFrame.bind(window)
const realNow = performance.now.bind(performance)

const realClear = window.clearTimeout.bind(window)

/** Resolves after drawn content has started its own waits. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => realFrame(() => realFrame(() => realTimeout(resolve, 0))))

/** A busy machine is late, not wrong. */
const PATIENCE_MS = 15_000
/** Not all that a test waits for is a change of the document: a request, the focus, a size. */
const STEP_MS = 30
/** One change seldom comes alone. */
const PAUSE_MS = 4
/** Pauses so that most of the processor is left for the awaited work. */
const PAUSE_PER_LOOK = 3

/** Until the document changes, or some time has gone by: to look a hundred times a second takes from the page that is waited for. */
const change = (pauseMs: number): Promise<void> =>
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

/** An expectation that is not met yet. The reason is worked out only if the wait fails. */
export class NotYet extends Error {
  readonly told: () => unknown

  constructor(prove: () => void) {
    super('It is not so yet.')
    this.told = () => {
      try {
        prove()
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
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const until = realNow() + patienceMs
  for (;;) {
    const began = realNow()
    try {
      return await look()
    } catch (error) {
      const now = realNow()
      if (now > until) throw error instanceof NotYet ? error.told() : error
      await change(Math.min(STEP_MS, Math.max(PAUSE_MS, PAUSE_PER_LOOK * (now - began))))
    }
  }
}
