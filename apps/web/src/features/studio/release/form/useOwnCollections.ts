import type { Address } from '@musi/domain/address'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'

/** Collections an artist has opened, newest first; none without an account. */
export function useOwnCollections(factory: Address, artist: Address | null) {
  const { head } = useHeads()
  return useAnswer(
    artist === null ? null : `collections of ${artist}`,
    async () => {
      const { artistCollections } = await retryOnce(() => import('@musi/chain/market/artistCollections'))
      return artistCollections(request, factory, artist ?? factory)
    },
    head?.number ?? '',
  )
}
