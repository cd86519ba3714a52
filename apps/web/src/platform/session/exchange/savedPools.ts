import { parseAddress } from '@musi/domain/address'
import type { PairTokens } from '@musi/domain/exchange/routes/candidatePairs'
import { config } from '#platform/page/config/config.ts'
import type { SavedPairs } from '#platform/page/settings/savedPairs.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

const cache = perVisit((): { shown?: { saved: SavedPairs; pools: readonly PairTokens[] } } => ({}))

function poolsOfThisChain(saved: SavedPairs): readonly PairTokens[] {
  return (saved[config().chainId] ?? []).flatMap(([one, other]): PairTokens[] => {
    const a = parseAddress(one)
    const b = parseAddress(other)
    return a === null || b === null ? [] : [[a, b]]
  })
}

/** The pools that the person has found on this chain; the array keeps its reference until they change. */
export function savedPools(): readonly PairTokens[] {
  const saved = settings.get().pairs
  const cached = cache()
  if (cached.shown?.saved !== saved) cached.shown = { saved, pools: poolsOfThisChain(saved) }
  return cached.shown.pools
}

/** Adds a pool to those shown on this chain (spec: liquidity.find-pool). */
export function savePool([one, other]: PairTokens): void {
  const pools = savedPools()
  if (pools.some((pool) => pool.includes(one) && pool.includes(other))) return
  const { pairs } = settings.get()
  settings.set({ pairs: { ...pairs, [config().chainId]: [...pools, [one, other]] } })
}
