import { setTimeout as sleep } from 'node:timers/promises'

/** Stops everything in the reverse order of its start, and only once, however often requested. */
export type Shutdown = {
  /** `stop` stops in order, `atOnce` immediately. */
  add: (stop: () => Promise<void>, atOnce?: () => void) => void
  /** The shutdown waits for a startup in progress, so that nothing half started is left behind. */
  startup: (running: Promise<unknown>) => void
  /** Resolves when everything has been stopped. */
  end: () => Promise<void>
  hasBegun: () => boolean
  /** Stops immediately. Anything that is starting gets a moment to finish, so that it can be stopped too. */
  stopNow: () => Promise<void>
}

/** A chain with its contracts starts in about a second. */
const MAX_START_MS = 3000
const CLEANUP_MS = 1000

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
      // The caller reports the outcome of the startup.
      starting = Promise.allSettled([running]).then(() => (starting = null))
    },
    end: () => (stopping ??= run()),
    hasBegun: () => stopping !== null,
    async stopNow() {
      if (starting !== null) await Promise.race([starting, delay(MAX_START_MS)])
      for (const { atOnce } of started) atOnce()
      // Leaves time for quick cleanup, such as releasing locks.
      await Promise.race([stopping, delay(CLEANUP_MS)])
    },
  }
}
