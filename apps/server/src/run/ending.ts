import { setTimeout as sleep } from 'node:timers/promises'

/** Ends what was started, last first and once, whoever asks and however often. */
export type Ending = {
  /** What `stop` ends in order, `atOnce` ends when there is no time for order. */
  add: (stop: () => Promise<void>, atOnce?: () => void) => void
  /** While this runs things are being started: the end waits for it, so that nothing half started is left behind. */
  startup: (running: Promise<unknown>) => void
  /** Resolves when everything has been stopped. */
  end: () => Promise<void>
  begun: () => boolean
  /** Ends at once what can be; what is half started is given a moment to come up, so that it can be ended too. */
  hurry: () => Promise<void>
}

/** A chain with its world comes up in about a second. */
const LONGEST_START_MS = 3000
const TIDYING_MS = 1000

const moment = (ms: number) => sleep(ms, undefined, { ref: false })

export function createEnding(): Ending {
  const started: { stop: () => Promise<void>; atOnce: () => void }[] = []
  let starting: Promise<unknown> | null = null
  let ending: Promise<void> | null = null

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
      // Whether it went well is for whoever runs it to say.
      starting = Promise.allSettled([running]).then(() => (starting = null))
    },
    end: () => (ending ??= run()),
    begun: () => ending !== null,
    async hurry() {
      if (starting !== null) await Promise.race([starting, moment(LONGEST_START_MS)])
      for (const { atOnce } of started) atOnce()
      // What is gone by now is quickly put in order: locks, records, watches.
      await Promise.race([ending, moment(TIDYING_MS)])
    },
  }
}
