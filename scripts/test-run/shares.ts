/** Divides what has a weight, so that the heaviest share is about as light as can be; none of them is empty. */
export function shares<Item>(items: readonly Item[], weightOf: (item: Item) => number, most: number): Item[][] {
  const all = Array.from({ length: Math.min(most, items.length) }, () => ({ weight: 0, items: [] as Item[] }))
  const heaviestFirst = items
    .map((item) => ({ item, weight: weightOf(item) }))
    .toSorted((one, other) => other.weight - one.weight)
  for (const { item, weight } of heaviestFirst) {
    const lightest = all.reduce((least, share) => (share.weight < least.weight ? share : least))
    lightest.items.push(item)
    lightest.weight += weight
  }
  return all.map((share) => share.items)
}
