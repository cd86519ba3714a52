import type { Address } from '@musi/domain/address'
import type { OrderWithoutCounter } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'
import type { StoredRelease } from '../state/storedReleases.ts'

const DAY_SECONDS = 86_400n

type Piece = { collection: Address; tokenId: bigint; nowSeconds: number }

/**
 * Listing of the piece from its release date, or from now if that date has passed. It has no
 * royalty, because the artist would pay it to themselves (spec: market.royalty). Signing again
 * before the date gives the same order.
 */
export function releaseOrder(release: StoredRelease, { collection, tokenId, nowSeconds }: Piece): OrderWithoutCounter {
  const { account, currency, days } = release
  const date = BigInt(release.releaseSeconds)
  const now = BigInt(nowSeconds)
  const startSeconds = date > now ? date : now
  return {
    kind: 'listing',
    seller: account,
    collection,
    tokenId,
    royalty: null,
    price: { token: currency ?? 'native', amount: BigInt(release.price) },
    startSeconds,
    endSeconds: startSeconds + BigInt(days) * DAY_SECONDS,
    salt: BigInt(release.salt),
  }
}
