import { setTimeout as sleep } from 'node:timers/promises'

/** Requests under way, and what happens to new ones while the server stops (spec: server.stopping). */
export type Drain = {
  /** True once the server was told to stop; `/ready` says so. */
  isStopping: () => boolean
  stopping: () => void
  /** Refuses requests from now on. */
  refuse: () => void
  /** Counts a request until the returned function is called; null if new requests are refused. */
  admit: () => (() => void) | null
  /** Resolves when all admitted requests have ended, at the latest after `ms`. */
  ended: (ms: number) => Promise<void>
}

export function createDrain(): Drain {
  let phase: 'serving' | 'stopping' | 'refusing' = 'serving'
  let running = 0
  const end = Promise.withResolvers<void>()
  const resolveIfEnded = () => {
    if (phase === 'refusing' && running === 0) end.resolve()
  }
  return {
    isStopping: () => phase !== 'serving',
    stopping() {
      if (phase === 'serving') phase = 'stopping'
    },
    refuse() {
      phase = 'refusing'
      resolveIfEnded()
    },
    admit() {
      if (phase === 'refusing') return null
      running += 1
      return () => {
        running -= 1
        resolveIfEnded()
      }
    },
    ended: (ms) => Promise.race([end.promise, sleep(ms, undefined, { ref: false })]),
  }
}
