import type { ReleaseOnChain } from '@musi/chain/market/releaseOnChain'
import type { Address } from '@musi/domain/address'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { fetchOwnOrders } from '#platform/tokens/collectibles/fetchMarket.ts'
import type { StoredRelease } from '../state/storedReleases.ts'
import { pieceUri } from '../state/pieceUri.ts'

export type ReleaseNow = ReleaseOnChain & {
  /** True if the listing is in the order book. */
  readonly isListed: boolean
  /** Block of the read state, or an earlier one; null before the first block. */
  readonly block: number | null
}

/** A release's state on chain and in the market, read with each block. */
export function useReleaseOnChain(release: StoredRelease, factory: Address, market: Address): Answer<ReleaseNow> {
  const { head } = useHeads()
  const block = head?.number ?? null
  const { account: artist, collection, collectionName, collectionsBefore, piecesBefore, file, salt } = release
  return useAnswer(
    `release ${artist} ${salt} ${file}`,
    async () => {
      const { releaseOnChain } = await retryOnce(() => import('@musi/chain/market/releaseOnChain'))
      const now = await releaseOnChain(request, {
        factory,
        market,
        artist,
        collection,
        collectionName,
        collectionsBefore,
        piecesBefore,
        uri: file === null ? null : pieceUri(file),
      })
      return { ...now, block, isListed: now.tokenId !== null && (await isInOrderBook(artist, BigInt(salt), now)) }
    },
    block,
  )
}

/** An unreachable market counts as "not in the book": signing again before the release date gives the same order. */
async function isInOrderBook(artist: Address, salt: bigint, { collection, tokenId }: ReleaseOnChain): Promise<boolean> {
  const { rows } = await fetchOwnOrders(artist).catch(() => ({ rows: [] }))
  return rows.some(
    ({ order }) =>
      order.kind === 'listing' && order.salt === salt && order.collection === collection && order.tokenId === tokenId,
  )
}
