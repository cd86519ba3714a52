import type { Watch } from './watch.ts'

/**
 * A question whose answer says what to ask next. `next` is asked anew whenever the first answer is another object;
 * it gives either what there is to say at once, or what to watch.
 */
export function watchNext<First, Value>(
  first: Watch<First>,
  next: (value: First) => { said: Value } | { watch: Watch<Value> },
): Watch<Value> {
  let from: { value: First; to: ReturnType<typeof next> } | null = null

  function current(): ReturnType<typeof next> {
    const value = first.get()
    if (from === null || from.value !== value) from = { value, to: next(value) }
    return from.to
  }

  return {
    get() {
      const to = current()
      return 'said' in to ? to.said : to.watch.get()
    },
    subscribe(onChange) {
      let watch: Watch<Value> | null = null
      let stop = () => {}
      function follow() {
        const to = current()
        const now = 'watch' in to ? to.watch : null
        if (now === watch) return
        // The new one first: what both ask for is not let go of in between.
        const stopBefore = stop
        watch = now
        stop = now?.subscribe(onChange) ?? (() => {})
        stopBefore()
      }
      const stopFirst = first.subscribe(() => {
        follow()
        onChange()
      })
      follow()
      return () => {
        stopFirst()
        stop()
      }
    },
  }
}
