import type { Address } from '@musi/domain/address'
import type { Mined } from '@musi/chain/requests/transactions/minedTransactions'
import { useRef } from 'react'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import type { PastTransaction } from '#platform/tokens/story/pastTransaction.ts'
import { type Done, keyOf } from './doneOf.ts'

/** By `keyOf`. Null: the chain lacks it by now. */
export type MinedDeeds = ReadonlyMap<string, Mined | null>

/** All that a plain transfer does stands in the history. */
export const isPlain = ({ selector, to }: PastTransaction): boolean => selector === null && to !== null

/**
 * The calls among the deeds as the chain has them, all at once, so that no row becomes taller after the list is there. What was read
 * once is not asked for again.
 */
export function useMinedDeeds(account: Address, shown: readonly Done[], loadWords: () => void): Answer<MinedDeeds> {
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
