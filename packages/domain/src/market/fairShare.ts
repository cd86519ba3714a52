/**
 * Selects up to `limit` items fairly: the newest of every maker, then the second newest of every maker, and so on. Input and result
 * are newest first.
 */
export function fairShare<Each>(newestFirst: readonly Each[], makerOf: (each: Each) => string, limit: number): Each[] {
  const counts = new Map<string, number>()
  const ranked = newestFirst.map((each, age) => {
    const rank = counts.get(makerOf(each)) ?? 0
    counts.set(makerOf(each), rank + 1)
    return { each, age, rank }
  })
  const chosen = ranked.toSorted((one, other) => one.rank - other.rank || one.age - other.age).slice(0, limit)
  return chosen.toSorted((one, other) => one.age - other.age).map(({ each }) => each)
}
