import { useEffect, useSyncExternalStore } from 'react'
import { identityText } from '../explain/whoWords.ts'
import { lookUpTitle, songTitle, subscribe } from './songTitles.ts'

/** The title of a song in a sentence; "a song" while it is not known. */
export function SongName({ song }: { song: string }) {
  const title = useSyncExternalStore(subscribe, () => songTitle(song))
  useEffect(() => void lookUpTitle(song), [song])
  return title === null ? identityText('song') : <b title={song}>{title}</b>
}
