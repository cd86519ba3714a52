import type { Address } from '@musi/domain/address'
import { releaseSteps } from '@musi/domain/market/releaseSteps'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { type KeptRelease, keptReleases } from '../begun/keptReleases.ts'
import { underWay } from './underWay.ts'
import { useReleaseOnChain } from './useReleaseOnChain.ts'

type Begun = { release: KeptRelease; factory: Address; market: Address }

/** Progress of a release: the chain's state, the pending step, and each step. */
export function useReleaseSteps({ release, factory, market }: Begun) {
  const { account, name, collectionName } = release
  const answer = useReleaseOnChain(release, factory, market)
  const now = answer.kind === 'ready' ? answer.value : null
  const records = useVisitValue(transactionStore)
  const nowMs = useNow()
  const readAtBlock = now?.block ?? null
  const sent = underWay(records.values(), { account, name, collectionName, nowMs, readAtBlock })
  const isListed = release.isListed || now?.isListed === true
  const noteListed = useEffectEvent(() => keptReleases.change(account, { isListed: true }))
  useEffect(() => {
    if (isListed && !release.isListed) noteListed()
  }, [isListed, release.isListed])
  const steps = releaseSteps({
    isFirst: release.collection === null,
    isKept: release.file !== null,
    isOpen: now === null ? null : now.collection !== null,
    isMade: now === null ? null : now.tokenId !== null,
    isAllowed: now === null ? null : now.isAllowed,
    isListed,
  })
  return { answer, now, sent, isListed, steps }
}
