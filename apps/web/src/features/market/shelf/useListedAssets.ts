import type { ListedAsset } from '@musi/domain/market/assetListing'
import { useEffect, useState } from 'react'
import { expectTimes } from '../../../platform/tokens/collectibles/expectTimes.ts'
import { useAnswer } from '../../../platform/page/loading/useAnswer.ts'
import { askAssets } from './askAssets.ts'

const AGAIN_MS = 5000

/** The marketplace listing, asked for again while it cannot be read. `assets` is null then; `isRead`: somebody has answered or refused. */
export function useListedAssets(count: number): { assets: readonly ListedAsset[] | null; isRead: boolean } {
  const [tries, setTries] = useState(0)
  const ask = () => {
    expectTimes()
    return askAssets(count)
  }
  const answer = useAnswer('assets', ask, tries)
  const assets = answer.kind === 'ready' ? answer.value : null
  const isRead = answer.kind !== 'waiting'
  const isAway = isRead && assets === null
  useEffect(() => {
    if (!isAway) return undefined
    const timer = setTimeout(() => setTries((many) => many + 1), AGAIN_MS)
    return () => clearTimeout(timer)
    // Whatever came of the last try, there is another.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isAway, tries])
  return { assets, isRead }
}
