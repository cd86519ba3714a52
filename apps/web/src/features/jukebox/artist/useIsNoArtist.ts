import { SONGS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { WholeSong } from '../songs/wholeSong.ts'
import { useMintedPieces } from './useMintedPieces.ts'

/** True once an account is known to have no songs, tokens or pieces here; never for the connected account. */
export function useIsNoArtist(address: Address): boolean {
  const songs = useHistory({ path: `${SONGS_PATH}?artist=${address}`, row: WholeSong, topics: ['songs', 'plays'] })
  const pieces = useMintedPieces(address)
  const feed = useArtistFeed()
  const isOwn = useAccount() === address
  if (isOwn || songs.kind !== 'read' || songs.rows.length > 0 || pieces.minted.length > 0) return false
  const hasToken = [...feed.artists.values()].some(({ creator }) => creator === address)
  return !hasToken && feed.kind === 'read' && isComplete(songs) && isComplete(pieces.history)
}
