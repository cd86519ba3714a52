import type { Address } from '@musi/domain/address'
import { releaseSteps } from '@musi/domain/market/releaseSteps'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { type StoredRelease, storedReleases } from '../state/storedReleases.ts'
import { pendingReleaseStep } from './pendingReleaseStep.ts'
import { useReleaseOnChain } from './useReleaseOnChain.ts'

type Props = { release: StoredRelease; factory: Address; market: Address }

/** Progress of a release: the chain's state, the pending step, and each step. */
export function useReleaseSteps({ release, factory, market }: Props) {
  const { account, name, collectionName } = release
  const answer = useReleaseOnChain(release, factory, market)
  const now = answer.kind === 'ready' ? answer.value : null
  const records = useVisitValue(transactionStore)
  const nowMs = useNow()
  const readAtBlock = now?.block ?? null
  const pendingStep = pendingReleaseStep(records.values(), { account, name, collectionName, nowMs, readAtBlock })
  const isListed = release.isListed || now?.isListed === true
  const storeListed = useEffectEvent(() => storedReleases.change(account, { isListed: true }))
  useEffect(() => {
    if (isListed && !release.isListed) storeListed()
  }, [isListed, release.isListed])
  const steps = releaseSteps({
    isFirst: release.collection === null,
    isKept: release.file !== null,
    isOpen: now === null ? null : now.collection !== null,
    isMade: now === null ? null : now.tokenId !== null,
    isAllowed: now === null ? null : now.isAllowed,
    isListed,
  })
  return { answer, now, pendingStep, isListed, steps }
}
