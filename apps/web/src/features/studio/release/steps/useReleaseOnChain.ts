import type { ReleaseOnChain } from '@musi/chain/market/releaseOnChain'
import type { Address } from '@musi/domain/address'
import { type Answer, useAnswer } from '#platform/page/loading/useAnswer.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { askOwnOrders } from '#platform/tokens/collectibles/askMarket.ts'
import type { KeptRelease } from '../begun/keptReleases.ts'
import { pieceUri } from '../begun/pieceUri.ts'

export type ReleaseNow = ReleaseOnChain & {
  /** Its price stands in the book. */
  readonly isListed: boolean
  /** As the chain was with this block, or later. Null: it had not told of one yet. */
  readonly block: number | null
}

/** What the chain and the market have of a release, read again with each block. */
export function useReleaseOnChain(release: KeptRelease, factory: Address, market: Address): Answer<ReleaseNow> {
  const { head } = useHeads()
  const block = head?.number ?? null
  const { account: artist, collection, collectionName, collectionsBefore, piecesBefore, file, salt } = release
  return useAnswer(
    `release ${artist} ${salt} ${file}`,
    async () => {
      const { releaseOnChain } = await retryOnce(() => import('@musi/chain/market/releaseOnChain'))
      const now = await releaseOnChain(request, {
        ...{ factory, market, artist, collection, collectionName, collectionsBefore, piecesBefore },
        uri: file === null ? null : pieceUri(file),
      })
      return { ...now, block, isListed: now.tokenId !== null && (await standsInBook(artist, BigInt(salt), now)) }
    },
    block,
  )
}

/** Where the market cannot be asked it may be signed once more: before its date that is the same order. */
async function standsInBook(artist: Address, salt: bigint, { collection, tokenId }: ReleaseOnChain): Promise<boolean> {
  const { rows } = await askOwnOrders(artist).catch(() => ({ rows: [] }))
  return rows.some(
    ({ order }) =>
      order.kind === 'listing' && order.salt === salt && order.collection === collection && order.tokenId === tokenId,
  )
}
