import type { Address } from '@musi/domain/address'
import { useState } from 'react'
import { useChainSongs } from './useChainSongs.ts'

type Decided = { readonly account: Address; readonly isArtist: boolean }

/**
 * Whether the account has songs in the jukebox, by the first answer: what it registers meanwhile moves nothing on the page. While that
 * is read, every account is taken for an artist's.
 */
export function useIsArtist(account: Address | null): boolean {
  const history = useChainSongs(account)
  const [decided, setDecided] = useState<Decided | null>(null)
  if (account === null) return false
  if (decided?.account === account) return decided.isArtist
  if (history.kind === 'waiting') return true
  const isArtist = history.kind === 'read' && history.rows.length > 0
  setDecided({ account, isArtist })
  return isArtist
}
