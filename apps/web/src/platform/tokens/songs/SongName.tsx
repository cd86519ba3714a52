import { useEffect, useSyncExternalStore } from 'react'
import { Skeleton } from '@musi/ui/Skeleton'
import { useLate } from '#platform/page/loading/useLate.ts'
import { identityText } from '../explain/whoWords.ts'
import { lookUpTitle, songTitle, subscribe } from './songTitles.ts'

/** Longest time for which a placeholder bar replaces the title. */
const TITLE_TIMEOUT_MS = 2000

/**
 * The title of a song in a sentence; a placeholder bar until it is looked up, and "a song" if it
 * has none.
 */
export function SongName({ song }: { song: string }) {
  const title = useSyncExternalStore(subscribe, () => songTitle(song))
  useEffect(() => void lookUpTitle(song), [song])
  const isLate = useLate(TITLE_TIMEOUT_MS)
  if (title === null && !isLate) return <Skeleton shape="figure" brief />
  return title === null ? identityText('song') : <b title={song}>{title}</b>
}
