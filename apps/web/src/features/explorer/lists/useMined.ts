import type { Mined, MinedPage } from '@musi/chain/requests/transactions/minedTransactions'
import { useState } from 'react'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { useChainAnswer } from '../frame/useChainAnswer.ts'

type Load = (newest: number | null) => Promise<MinedPage>
type LoadedPages = { key: string | null; pages: readonly MinedPage[] }
type Pages = { mined: readonly Mined[]; older: (() => void) | null; busy: boolean }

const NONE: readonly MinedPage[] = []

/**
 * Transactions of blocks, newest first, with older ones on demand. New ones are added until the reader loads older ones:
 * after that the list does not move. `key` null: nothing to search yet.
 */
export function useMined(key: string | null, load: Load): Answer<Pages> {
  const { head } = useHeads()
  const [loaded, setLoaded] = useState<LoadedPages | null>(null)
  const [busy, setBusy] = useState(false)
  const pages = loaded?.key === key ? loaded.pages : NONE
  const first = useChainAnswer(key, () => load(null), pages.length > 0 ? null : head?.number)
  if (first.kind !== 'ready') return first

  const shown = pages.length > 0 ? pages : [first.value]
  const olderFrom = shown.at(-1)?.older ?? null
  const older = async (newest: number) => {
    setBusy(true)
    try {
      const next = await load(newest)
      setLoaded({ key, pages: [...shown, next] })
    } finally {
      setBusy(false)
    }
  }
  return {
    kind: 'ready',
    value: {
      mined: shown.flatMap(({ mined }) => mined),
      // After a failure the button stays, so that the person can try again.
      older: olderFrom === null ? null : () => void older(olderFrom).catch(() => undefined),
      busy,
    },
    isOld: first.isOld,
  }
}
