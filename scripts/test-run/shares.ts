/** Divides items into at most `maxShares` shares of about equal weight; no share is empty. */
export function shares<Item>(items: readonly Item[], weightOf: (item: Item) => number, maxShares: number): Item[][] {
  const all = Array.from({ length: Math.min(maxShares, items.length) }, () => ({ weight: 0, items: [] as Item[] }))
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
