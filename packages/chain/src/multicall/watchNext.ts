import type { Watch } from './watch.ts'

/**
 * A read whose answer decides what to watch next. `next` is called whenever the first value is another object;
 * it returns either a value or another watch.
 */
export function watchNext<First, Value>(
  first: Watch<First>,
  next: (value: First) => { value: Value } | { watch: Watch<Value> },
): Watch<Value> {
  let cached: { value: First; to: ReturnType<typeof next> } | null = null

  function current(): ReturnType<typeof next> {
    const value = first.get()
    if (cached === null || cached.value !== value) cached = { value, to: next(value) }
    return cached.to
  }

  return {
    get() {
      const to = current()
      return 'value' in to ? to.value : to.watch.get()
    },
    subscribe(onChange) {
      let watch: Watch<Value> | null = null
      let stop = () => {}
      function follow() {
        const to = current()
        const nextWatch = 'watch' in to ? to.watch : null
        if (nextWatch === watch) return
        // Subscribe to the new one first, so that reads which both need are not dropped in between.
        const stopBefore = stop
        watch = nextWatch
        stop = nextWatch?.subscribe(onChange) ?? (() => {})
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
