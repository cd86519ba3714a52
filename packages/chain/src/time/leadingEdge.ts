import { type Clock, systemClock } from './clock.ts'

/** The first call runs at once; further calls within the interval are merged into one at its end (spec: heads.debounce). */
export function leadingEdge(act: () => void, ms: number, clock: Clock = systemClock) {
  let stop: (() => void) | undefined
  let isCallPending = false
  const onInterval = () => {
    stop = undefined
    if (isCallPending) run()
  }
  const run = () => {
    isCallPending = false
    stop = clock.after(ms, onInterval)
    act()
  }
  return {
    call: () => {
      if (stop === undefined) run()
      else isCallPending = true
    },
    cancel: () => {
      stop?.()
      stop = undefined
      isCallPending = false
    },
  }
}
