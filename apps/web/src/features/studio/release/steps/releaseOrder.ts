import type { Address } from '@musi/domain/address'
import type { UncountedOrder } from '#platform/tokens/collectibles/order/askOrder.ts'
import type { KeptRelease } from '../begun/keptReleases.ts'

const DAY = 86_400n

type Piece = { collection: Address; tokenId: bigint; nowSeconds: number }

/**
 * For sale from the release date; from now, where that has passed meanwhile. The artist pays no royalty to himself (spec: market.royalty).
 * Signed twice before its date it is the same order.
 */
export function releaseOrder(release: KeptRelease, { collection, tokenId, nowSeconds }: Piece): UncountedOrder {
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
    endSeconds: startSeconds + BigInt(days) * DAY,
    salt: BigInt(release.salt),
  }
}
