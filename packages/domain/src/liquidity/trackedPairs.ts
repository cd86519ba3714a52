import type { Address } from '../address.ts'
import { sortsBefore } from '../exchange/pair.ts'
import type { PairTokens } from '../exchange/routes/candidatePairs.ts'

export type PairSources = {
  /** Pairs the user found or imported (spec: storage.pairs). */
  readonly saved: readonly PairTokens[]
  readonly tokens: readonly Address[]
  readonly bases: readonly Address[]
  readonly pinned: readonly PairTokens[]
}

/** The pools in which the account may have liquidity, each once, sorted by address (spec: liquidity.tracked-pairs). */
export function trackedPairs({ saved, tokens, bases, pinned }: PairSources): readonly PairTokens[] {
  const withBases = tokens.flatMap((token) => bases.map((base): PairTokens => [token, base]))
  const byKey = new Map<string, PairTokens>()
  for (const [one, other] of [...saved, ...withBases, ...pinned]) {
    if (one === other) continue
    const pair: PairTokens = sortsBefore(one, other) ? [one, other] : [other, one]
    byKey.set(pair.join().toLowerCase(), pair)
  }
  return [...byKey.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair)
}
