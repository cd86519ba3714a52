import { useEffect, useSyncExternalStore } from 'react'
import { artistFeed } from './artistFeed.ts'

export function useArtistFeed() {
  useEffect(() => artistFeed.begin(), [])
  return useSyncExternalStore(artistFeed.subscribe, artistFeed.get)
}
