import { setTimeout as sleep } from 'node:timers/promises'

/** Time and randomness, so that tests can control both. */
export type Clock = { now: () => number; random: () => number; sleep: (ms: number) => Promise<void> }

export const systemClock: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: async (ms) => {
    await sleep(ms)
  },
}

/** Whole seconds since 1970, as the chain and the database count time. */
export const nowSeconds = (clock: Pick<Clock, 'now'>): number => Math.floor(clock.now() / 1000)
