import type { Address } from '@musi/domain/address'
import type { Mined } from '@musi/chain/requests/transactions/minedTransactions'
import { useRef } from 'react'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import { type Done, keyOf } from './doneOf.ts'

/** Transactions by `keyOf`; null if the chain no longer has one. */
export type MinedActivities = ReadonlyMap<string, Mined | null>

/** All that a plain transfer does stands in the history. */
export const isPlain = ({ selector, to }: PastTransaction): boolean => selector === null && to !== null

/**
 * Reads the acts' transactions from the chain all at once, so that no row grows after the list is shown. Earlier reads
 * are reused.
 */
export function useMinedActivities(
  account: Address,
  shown: readonly Done[],
  loadWords: () => void,
): Answer<MinedActivities> {
  const kept = useRef(new Map<string, Mined | null>())
  const calls = shown.flatMap((done) =>
    done.kind === 'sent' && !isPlain(done.sent) ? [{ key: keyOf(done), ...done }] : [],
  )
  return useAnswer(
    account,
    async () => {
      const missing = calls.filter(({ key }) => !kept.current.has(key))
      if (missing.length > 0) {
        loadWords()
        const { minedByHash } = await import('@musi/chain/requests/transactions/minedByHash')
        const answers = await minedByHash(
          request,
          missing.map(({ sent }) => sent),
        )
        const byHash = new Map(answers.map((mined) => [mined.transaction.hash, mined]))
        for (const { key, sent } of missing) kept.current.set(key, byHash.get(sent.transaction) ?? null)
      }
      return new Map(kept.current)
    },
    calls.map(({ key }) => key).join(),
  )
}
