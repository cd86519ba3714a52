/**
 * Selects the newest of many without letting one owner crowd others out: everybody's newest first, then everybody's
 * second, and so on while there is room. Input and result are newest first.
 */
export function fairShare<Each>(newestFirst: readonly Each[], makerOf: (each: Each) => string, most: number): Each[] {
  const counts = new Map<string, number>()
  const ranked = newestFirst.map((each, age) => {
    const rank = counts.get(makerOf(each)) ?? 0
    counts.set(makerOf(each), rank + 1)
    return { each, age, rank }
  })
  const chosen = ranked.toSorted((one, other) => one.rank - other.rank || one.age - other.age).slice(0, most)
  return chosen.toSorted((one, other) => one.age - other.age).map(({ each }) => each)
}
