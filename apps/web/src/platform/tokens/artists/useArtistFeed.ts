import { useEffect } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { artistFeed } from './artistFeed.ts'

export function useArtistFeed() {
  useEffect(() => artistFeed.begin(), [])
  return useVisitValue(artistFeed)
}
