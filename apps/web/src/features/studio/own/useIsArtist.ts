import type { Address } from '@musi/domain/address'
import { useState } from 'react'
import { useChainSongs } from './useChainSongs.ts'

type Decided = { readonly account: Address; readonly isArtist: boolean }

/**
 * True if the account has songs in the jukebox, by the first answer: songs registered later do not move the page. Until
 * there is an answer, also while the server is away, every account counts as an artist's, because its part says what
 * was not read.
 */
export function useIsArtist(account: Address | null): boolean {
  const history = useChainSongs(account)
  const [decided, setDecided] = useState<Decided | null>(null)
  if (account === null) return false
  if (decided?.account === account) return decided.isArtist
  if (history.kind !== 'read') return true
  const isArtist = history.rows.length > 0
  setDecided({ account, isArtist })
  return isArtist
}
