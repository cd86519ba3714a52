/** Divides items into at most `maxGroups` groups of about equal weight; no group is empty. */
export function balancedGroups<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  maxGroups: number,
): Item[][] {
  const all = Array.from({ length: Math.min(maxGroups, items.length) }, () => ({ weight: 0, items: [] as Item[] }))
  const heaviestFirst = items
    .map((item) => ({ item, weight: weightOf(item) }))
    .toSorted((one, other) => other.weight - one.weight)
  for (const { item, weight } of heaviestFirst) {
    const lightest = all.reduce((least, group) => (group.weight < least.weight ? group : least))
    lightest.items.push(item)
    lightest.weight += weight
  }
  return all.map((group) => group.items)
}
