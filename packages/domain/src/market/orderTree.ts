/** More than a person reads before signing (spec: market.tree). */
export const MOST_LEAVES = 64

/** How many levels a tree of so many orders has: a tree of the market has at least one. */
export const treeHeight = (leaves: number): number => Math.max(1, Math.ceil(Math.log2(leaves)))

/** The leaves of a whole tree. The last order stands in the places that are left, where it gives nothing more. */
export function treeLeaves<T>([first, ...others]: readonly [T, ...T[]]): readonly T[] {
  const last = others.at(-1) ?? first
  const empty = 2 ** treeHeight(others.length + 1) - 1 - others.length
  return [first, ...others, ...Array.from({ length: empty }, () => last)]
}
