import { unfillableReason } from '#platform/tokens/collectibles/order/orderNote.ts'
import { useOrderStandings } from '#platform/tokens/collectibles/order/useOrderStanding.ts'
import type { PieceToBuy } from './sweepable.ts'

/** Listings that cannot be filled at the newest block, by hash, with the reason; unread ones are not included. */
export function useUnfillableReasons(pieces: readonly PieceToBuy[]): ReadonlyMap<string, string> {
  const standings = useOrderStandings(pieces)
  return new Map(
    pieces.flatMap(({ hash, order }, at) => {
      const standing = standings[at] ?? null
      const why = standing === null ? null : unfillableReason(standing, order)
      return why === null ? [] : [[hash, why] as const]
    }),
  )
}
