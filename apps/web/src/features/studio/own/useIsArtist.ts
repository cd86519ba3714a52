import type { Address } from '@musi/domain/address'
import { useState } from 'react'
import { useChainSongs } from './useChainSongs.ts'

type Decision = { readonly account: Address; readonly isArtist: boolean }

/**
 * True if the account had songs in the jukebox in the first answer, so that later songs do not
 * rearrange the page. Also true before that answer, so that the artist's section can say what could
 * not be read.
 */
export function useIsArtist(account: Address | null): boolean {
  const history = useChainSongs(account)
  const [decided, setDecided] = useState<Decision | null>(null)
  if (account === null) return false
  if (decided?.account === account) return decided.isArtist
  if (history.kind !== 'read') return true
  const isArtist = history.rows.length > 0
  setDecided({ account, isArtist })
  return isArtist
}
