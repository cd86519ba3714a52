import { useState } from 'react'
import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { useHistoryNews } from '#platform/session/chain/historyNews.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'

export type ReadState<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'away' }
  /** `isOld`: the last refresh got no answer. */
  | { readonly kind: 'read'; readonly value: Value; readonly isOld: boolean }

/**
 * The market from our server, refreshed with each block, on new sales in the history, and periodically while nobody
 * answers. `pages`: number of pages wanted.
 */
export function useMarketAnswer<Value>(
  key: string | null,
  ask: () => Promise<Value>,
  pages = 1,
): ReadState<Value> & { again: () => void } {
  const { head } = useHeads()
  // The history has a sale a moment after the chain does.
  const sales = useHistoryNews()?.topics.market
  const [tries, setTries] = useState(0)
  const answer = useAnswer(key, ask, `${head?.hash} ${sales} ${pages} ${tries}`, whileAway)
  const again = () => setTries((count) => count + 1)
  if (answer.kind === 'waiting') return { kind: 'waiting', again }
  return answer.kind === 'failed'
    ? { kind: 'away', again }
    : { kind: 'read', value: answer.value, isOld: answer.isOld, again }
}
