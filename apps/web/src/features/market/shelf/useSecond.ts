import { useSyncExternalStore } from 'react'

/** spec: drops.countdown */
const TICK_MS = 1000

const second = () => Math.floor(Date.now() / TICK_MS) * TICK_MS

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

/** The time by the clock of this device, as it ticks. */
export const useSecond = (): number => useSyncExternalStore(subscribe, second)
