import { nameOf, queryParts, searchOf } from './query.ts'
import type { TradeVersion } from './swapQuery.ts'

/** The query of the same screen with the other version of the exchange; every other parameter stays (spec: swap.version-link). */
export function tradeVersionSearch(search: string, version: TradeVersion): string {
  const others = queryParts(search).filter((part) => nameOf(part) !== 'use')
  return searchOf(version === 'v1' ? [...others, 'use=v1'] : others)
}
