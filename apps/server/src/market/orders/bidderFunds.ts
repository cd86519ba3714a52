import type { Address } from '@musi/domain/address'
import type { OrderFacts } from '@musi/domain/market/orderStanding'
import { RecentMap } from '#platform/recentMap.ts'

export type Funds = NonNullable<OrderFacts['funds']>
/** An account and the token it bids with. */
export type FundsOwner = { bidder: Address; token: Address }

export const fundsKey = ({ bidder, token }: FundsOwner): string => `${bidder} ${token}`

export type BidderFunds = {
  /** Throws if the chain is unreachable. */
  read: (owners: readonly FundsOwner[]) => Promise<ReadonlyMap<string, Funds>>
  /** Drops the cached funds of these owners, or of all if null. */
  forget: (owners: readonly FundsOwner[] | null) => void
}

/** Enough for all bidders of a full order book; beyond it, funds are read again. */
const MAX_CACHED_FUNDS = 20_000

/** Balances and allowances of bidders, cached until an event touches them. */
export function bidderFunds(readFunds: (owners: readonly FundsOwner[]) => Promise<readonly Funds[]>): BidderFunds {
  const cache = new RecentMap<string, Funds>(MAX_CACHED_FUNDS)
  let invalidations = 0
  return {
    async read(owners) {
      const ownersByKey = new Map(owners.map((owner) => [fundsKey(owner), owner]))
      const uncached = [...ownersByKey].filter(([key]) => !cache.has(key)).map(([, owner]) => owner)
      const invalidationsBefore = invalidations
      const read = uncached.length === 0 ? [] : await readFunds(uncached)
      const fresh = new Map(uncached.flatMap((owner, at) => (read[at] ? [[fundsKey(owner), read[at]]] : [])))
      const funds = new Map(
        [...ownersByKey.keys()].flatMap((key) => {
          const cached = fresh.get(key) ?? cache.get(key)
          return cached === undefined ? [] : [[key, cached]]
        }),
      )
      // Invalidations during the read make this answer valid once, but not cacheable.
      if (invalidations === invalidationsBefore) for (const [key, value] of fresh) cache.set(key, value)
      return funds
    },
    forget(owners) {
      if (owners?.length === 0) return
      invalidations += 1
      if (owners === null) cache.clear()
      else for (const owner of owners) cache.delete(fundsKey(owner))
    },
  }
}
