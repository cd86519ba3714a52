import { nameOf, queryParts, searchOf } from './query.ts'
import type { TradeVersion } from './swapQuery.ts'

/** The query with another version of the exchange; all other parameters stay (spec: swap.version-link). */
export function tradeVersionSearch(search: string, version: TradeVersion): string {
  const others = queryParts(search).filter((part) => nameOf(part) !== 'use')
  return searchOf(version === 'v1' ? [...others, 'use=v1'] : others)
}
