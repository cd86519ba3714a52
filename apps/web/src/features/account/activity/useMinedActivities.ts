import type { Address } from '@musi/domain/address'
import type { Mined } from '@musi/chain/requests/transactions/minedTransactions'
import { useRef } from 'react'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import { type AccountEvent, keyOf } from './mergedEvents.ts'

/** Transactions by `keyOf`; null if the chain no longer has one. */
export type MinedActivities = ReadonlyMap<string, Mined | null>

/** True for a plain transfer, which the history describes completely. */
export const isPlain = ({ selector, to }: PastTransaction): boolean => selector === null && to !== null

/**
 * Reads the acts' transactions from the chain all at once, so that no row grows after the list is shown. Earlier reads
 * are reused.
 */
export function useMinedActivities(
  account: Address,
  shown: readonly AccountEvent[],
  loadWords: () => void,
): Answer<MinedActivities> {
  const cache = useRef(new Map<string, Mined | null>())
  const calls = shown.flatMap((event) =>
    event.kind === 'sent' && !isPlain(event.sent) ? [{ key: keyOf(event), ...event }] : [],
  )
  return useAnswer(
    account,
    async () => {
      const missing = calls.filter(({ key }) => !cache.current.has(key))
      if (missing.length > 0) {
        loadWords()
        const { minedByHash } = await import('@musi/chain/requests/transactions/minedByHash')
        const answers = await minedByHash(
          request,
          missing.map(({ sent }) => sent),
        )
        const byHash = new Map(answers.map((mined) => [mined.transaction.hash, mined]))
        for (const { key, sent } of missing) cache.current.set(key, byHash.get(sent.transaction) ?? null)
      }
      return new Map(cache.current)
    },
    calls.map(({ key }) => key).join(),
  )
}
