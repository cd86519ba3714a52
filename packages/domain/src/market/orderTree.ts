/** Maximum orders per signature (spec: market.tree). */
export const MAX_LEAVES = 64

/** Levels of a tree with this many orders; the contract needs at least one. */
export const treeHeight = (leaves: number): number => Math.max(1, Math.ceil(Math.log2(leaves)))

/** The leaves of a full tree, padded with the last order, which has no effect. */
export function treeLeaves<T>([first, ...others]: readonly [T, ...T[]]): readonly T[] {
  const last = others.at(-1) ?? first
  const empty = 2 ** treeHeight(others.length + 1) - 1 - others.length
  return [first, ...others, ...Array.from({ length: empty }, () => last)]
}
