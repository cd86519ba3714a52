import { setTimeout as sleep } from 'node:timers/promises'

/** Stops what was started in reverse order, and only once, however often it is requested. */
export type Shutdown = {
  /** `stop` is the orderly way, `atOnce` the immediate one. */
  add: (stop: () => Promise<void>, atOnce?: () => void) => void
  /** The shutdown waits for a startup in progress, so that nothing half started is left behind. */
  startup: (running: Promise<unknown>) => void
  /** Resolves when everything has been stopped. */
  end: () => Promise<void>
  hasBegun: () => boolean
  /** Stops immediately. Anything half started gets a moment to come up, so that it can be stopped too. */
  stopNow: () => Promise<void>
}

/** A chain with its world comes up in about a second. */
const LONGEST_START_MS = 3000
const TIDYING_MS = 1000

const delay = (ms: number) => sleep(ms, undefined, { ref: false })

export function createShutdown(): Shutdown {
  const started: { stop: () => Promise<void>; atOnce: () => void }[] = []
  let starting: Promise<unknown> | null = null
  let stopping: Promise<void> | null = null

  async function run() {
    await starting
    for (let last = started.at(-1); last !== undefined; last = started.at(-1)) {
      await last.stop()
      started.pop()
    }
  }

  return {
    add: (stop, atOnce = () => {}) => void started.push({ stop, atOnce }),
    startup(running) {
      // The outcome of the startup is reported by whoever runs it.
      starting = Promise.allSettled([running]).then(() => (starting = null))
    },
    end: () => (stopping ??= run()),
    hasBegun: () => stopping !== null,
    async stopNow() {
      if (starting !== null) await Promise.race([starting, delay(LONGEST_START_MS)])
      for (const { atOnce } of started) atOnce()
      // Leaves time for quick cleanup: locks, records, watches.
      await Promise.race([stopping, delay(TIDYING_MS)])
    },
  }
}
