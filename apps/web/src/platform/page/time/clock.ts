import { perVisit } from '../visit/visit.ts'
import { visitValue } from '../visit/visitValue.ts'

/** Update interval of relative times. */
const TICK_MS = 10_000

const time = visitValue(() => Date.now())
const state = perVisit((): { subscribers: number; timer?: ReturnType<typeof setInterval> } => ({ subscribers: 0 }))

const tick = () => time.set(Date.now())

export const { get: now } = time

/** The clock runs only while it has subscribers. */
export function subscribe(listener: () => void): () => void {
  const clock = state()
  if (clock.subscribers === 0) clock.timer = setInterval(tick, TICK_MS)
  clock.subscribers += 1
  const stop = time.subscribe(listener)
  // The clock stops without subscribers.
  if (Date.now() - now() > TICK_MS) tick()
  return () => {
    stop()
    clock.subscribers -= 1
    if (clock.subscribers === 0) clearInterval(clock.timer)
  }
}
