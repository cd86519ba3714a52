import type { Clock } from '../clock.ts'

/** The first call passes at once, with all of its task; those that follow within the time become one, at its end (spec: reads.required-age). */
export function soon(act: () => void, ms: number, clock: Clock): () => void {
  let waits = false
  let again = false
  function run() {
    again = false
    waits = true
    clock.after(ms, () => {
      waits = false
      if (again) run()
    })
    queueMicrotask(act)
  }
  return () => {
    if (waits) again = true
    else run()
  }
}
