/** Two token addresses, in any order. */
type SavedPair = readonly [string, string]

/** The pools that the person has found, by chain id (spec: storage.pairs). */
export type SavedPairs = Readonly<Record<string, readonly SavedPair[]>>

const isAddress = (text: unknown): text is string => typeof text === 'string' && /^0x[\da-fA-F]{40}$/.test(text)

function savedPair(value: unknown): readonly SavedPair[] {
  if (!Array.isArray(value) || value.length !== 2) return []
  const [one, other] = value as readonly unknown[]
  if (!isAddress(one) || !isAddress(other) || one.toLowerCase() === other.toLowerCase()) return []
  return [[one, other]]
}

/** Returns undefined if it is not a list of pairs. One damaged pair does not affect the others. */
export function readSavedPairs(value: unknown): SavedPairs | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([chain, pairs]) => [chain, Array.isArray(pairs) ? pairs.flatMap(savedPair) : []]),
  )
}
