import type { Address } from '@musi/domain/address'
import type { OrderFacts } from '@musi/domain/market/orderStanding'
import { RecentMap } from '#platform/recentMap.ts'

export type Funds = NonNullable<OrderFacts['funds']>
/** An account and the token it bids with. */
export type FundsOwner = { bidder: Address; token: Address }

export const fundsKey = ({ bidder, token }: FundsOwner): string => `${bidder} ${token}`

export type BidderFunds = {
  /** Throws where the chain cannot be asked. */
  read: (owners: readonly FundsOwner[]) => Promise<ReadonlyMap<string, Funds>>
  /** Drops the cached funds of these owners, or of all if null. */
  forget: (owners: readonly FundsOwner[] | null) => void
}

/** Enough for all who bid in a full book; beyond it they are read again. */
const MOST = 20_000

/** Balances and allowances of bidders, cached until an event touches them. */
export function bidderFunds(ask: (owners: readonly FundsOwner[]) => Promise<readonly Funds[]>): BidderFunds {
  const known = new RecentMap<string, Funds>(MOST)
  let forgettings = 0
  return {
    async read(owners) {
      const each = new Map(owners.map((owner) => [fundsKey(owner), owner]))
      const unknown = [...each].filter(([key]) => !known.has(key)).map(([, owner]) => owner)
      const before = forgettings
      const read = unknown.length === 0 ? [] : await ask(unknown)
      const answers = new Map(unknown.flatMap((owner, at) => (read[at] ? [[fundsKey(owner), read[at]]] : [])))
      const funds = new Map(
        [...each.keys()].flatMap((key) => {
          const one = answers.get(key) ?? known.get(key)
          return one === undefined ? [] : [[key, one]]
        }),
      )
      // Invalidations during the read make this answer valid once, but not cacheable.
      if (forgettings === before) for (const [key, one] of answers) known.set(key, one)
      return funds
    },
    forget(owners) {
      if (owners?.length === 0) return
      forgettings += 1
      if (owners === null) known.clear()
      else for (const owner of owners) known.delete(fundsKey(owner))
    },
  }
}
