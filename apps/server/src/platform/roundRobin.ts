/** Interleaves groups: the first item of each, then the second of each, so that a large group does not delay a small one. */
export function* roundRobin<Item>(groups: Iterable<Iterable<Item>>): Generator<Item, void, undefined> {
  let waiting = Array.from(groups, (group) => group[Symbol.iterator]())
  while (waiting.length > 0) {
    const more: Iterator<Item>[] = []
    for (const group of waiting) {
      const next = group.next()
      if (next.done === true) continue
      more.push(group)
      yield next.value
    }
    waiting = more
  }
}
