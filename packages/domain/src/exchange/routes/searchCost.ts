/** A token with more pairs than this is wide: the search reaches it from the goal instead of scanning its pairs. */
const MAX_NARROW_PAIRS = 64

export const isWide = (pairs: number): boolean => pairs > MAX_NARROW_PAIRS

/** True if a binary search per token in the sorted pairs is cheaper than scanning all pairs. */
export const isLookupCheaper = (tokens: number, pairs: number): boolean => pairs > tokens * (32 - Math.clz32(pairs))
