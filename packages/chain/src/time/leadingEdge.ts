import { type Clock, systemClock } from './clock.ts'

/** The first call runs at once; further calls within the interval are merged into one at its end (spec: heads.debounce). */
export function leadingEdge(act: () => void, ms: number, clock: Clock = systemClock) {
  let stop: (() => void) | undefined
  let again = false
  const rest = () => {
    stop = undefined
    if (again) run()
  }
  const run = () => {
    again = false
    stop = clock.after(ms, rest)
    act()
  }
  return {
    call: () => {
      if (stop === undefined) run()
      else again = true
    },
    cancel: () => {
      stop?.()
      stop = undefined
      again = false
    },
  }
}
