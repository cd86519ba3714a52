import { useState } from 'react'
import { type Again, useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useHistoryNews } from '#platform/session/chain/historyNews.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useNewsKey } from '#platform/session/chain/useNewsKey.ts'

export type ReadState<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'away' }
  /** `isOld`: the last refresh got no answer. */
  | { readonly kind: 'read'; readonly value: Value; readonly isOld: boolean }

export type MarketAnswer<Value> = ReadState<Value> & { again: () => void }

/**
 * Data of the market from our server, refreshed with each block, on new sales in the history, and
 * periodically while the server does not answer. `pages`: number of pages wanted.
 */
export function useMarketAnswer<Value>(key: string | null, ask: () => Promise<Value>, pages = 1): MarketAnswer<Value> {
  const { head } = useHeads()
  // Includes news of sales, because the history has a sale a moment after the chain does.
  const sales = useHistoryNews()?.topics.market
  return useRefreshed(key, ask, `${head?.hash} ${sales} ${pages}`, whileAway)
}

/**
 * Interval for changes that are not announced: names and pictures of pieces, and events that the
 * history does not follow.
 */
const UNANNOUNCED_INTERVAL_MS = 60_000

/**
 * The pieces and collections from our server, refreshed on news of sales, orders and prices, and with each block if
 * nobody reports news (spec: market.browse).
 */
export function useListingAnswer<Value>(key: string, ask: () => Promise<Value>): MarketAnswer<Value> {
  const news = useNewsKey(['market', 'orders', 'pairs'])
  return useRefreshed(key, ask, news, (answer) => whileAway(answer) ?? UNANNOUNCED_INTERVAL_MS)
}

/** Reader for all answers of the market; their keys tell the types apart. */
const MARKET_READER = {}

function useRefreshed<Value>(
  key: string | null,
  ask: () => Promise<Value>,
  refreshKey: string | undefined,
  askAgain: Again<Value>,
): MarketAnswer<Value> {
  const [tries, setTries] = useState(0)
  const answer = useAnswer(key, ask, `${refreshKey} ${tries}`, askAgain, MARKET_READER)
  const again = () => setTries((count) => count + 1)
  if (answer.kind === 'waiting') return { kind: 'waiting', again }
  return answer.kind === 'failed'
    ? { kind: 'away', again }
    : { kind: 'read', value: answer.value, isOld: answer.isOld, again }
}
