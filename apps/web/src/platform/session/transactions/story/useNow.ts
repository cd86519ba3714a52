import { useSyncExternalStore } from 'react'

/** States of transactions depend on hours and days, so half a minute is exact enough. */
const STEP_MS = 30_000

const now = () => Math.floor(Date.now() / STEP_MS) * STEP_MS

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS)
  return () => clearInterval(timer)
}

/** The time of this device's clock, in steps. */
export const useNow = (): number => useSyncExternalStore(subscribe, now)
