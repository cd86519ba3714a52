/** The first call passes at once; those that follow within the time become one, at its end (spec: heads.debounce). */
export function leadingEdge(act: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const rest = () => {
    timer = undefined
    if (again) run()
  }
  const run = () => {
    again = false
    timer = setTimeout(rest, ms)
    act()
  }
  return {
    call: () => {
      if (timer === undefined) run()
      else again = true
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
